// An analysis that is being worked out: its bar moves, and the page comes when it is done. Without this the page asks by itself.
"use strict";

const bar = document.getElementById("analysing"), words = document.getElementById("analysed");

async function lookIn() {
  try {
    const reply = await fetch(location.pathname, { headers: { "X-Requested-With": "undercroft" } });
    const { percent } = await reply.json();
    if (percent === undefined) return location.reload();
    bar.value = percent;
    words.textContent = words.dataset.words.replace("%", percent);
  } catch { /* the house is away for a moment */ }
  setTimeout(lookIn, 1000);
}
setTimeout(lookIn, 1000);
