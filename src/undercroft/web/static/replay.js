// A replay walks without leaving the page. Stands on board.js and table.js.
"use strict";

async function step(address) {
  const reply = await fetch(address);
  if (!reply.ok) return location.assign(address);
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  const focused = document.activeElement?.getAttribute("rel");
  Idiomorph.morph(document.getElementById("replay"), page.getElementById("replay"), {
    callbacks: { beforeAttributeUpdated: (name, node) => node !== map && !(name === "open" && node.matches(".proof")) },
  });
  Idiomorph.morph(part("bar"), page.getElementById("part-bar"));
  if (focused) find(`a[rel=${focused}]`)?.focus();
  history.replaceState(null, "", address);
  open(document.body.dataset.tab, find("nav [aria-current=true]")?.dataset.sheet);
}

addEventListener("click", (event) => {
  const link = event.target.closest("#replay .steps a, #replay .seatrow a");
  if (!link) return;
  event.preventDefault();
  if (link.getAttribute("aria-disabled") !== "true") step(link.href);
});

addEventListener("change", ({ target }) => {
  if (target.matches("[data-scrub]")) step(`${target.form.action}?${new URLSearchParams(new FormData(target.form))}`);
});
