// Small comforts on every page. Everything works without them.
"use strict";

document.addEventListener("change", ({ target }) => {
  if (target.form?.matches("[data-settings]")) target.form.requestSubmit();
  if (target.id === "count") offerSeats(target);
});

function offerSeats(count) {
  document.querySelectorAll(".chair").forEach((chair, seat) => { chair.disabled = seat >= Number(count.value); });
}

document.addEventListener("submit", (event) => {
  const question = event.target.dataset.confirm;
  if (question && !confirm(question)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);

document.addEventListener("click", async ({ target }) => {
  const copy = target.closest("[data-copy]");
  if (copy) {
    const words = copy.textContent;
    try {
      await navigator.clipboard.writeText(copy.dataset.copy);
    } catch {
      copy.parentElement.querySelector("[data-select]").select();
      document.execCommand("copy");
    }
    copy.textContent = copy.dataset.copied;
    setTimeout(() => { copy.textContent = words; }, 2000);
  }
  if (target.matches("[data-select]")) target.select();
  if (target.closest("[data-print]")) print();
  for (const open of document.querySelectorAll("details.menu[open], details.manage[open]")) {
    if (!open.contains(target)) open.open = false;
  }
});

document.addEventListener("keydown", (event) => {
  const open = event.key === "Escape" && event.target.closest?.("details.menu[open], details.manage[open]");
  if (open) {
    open.open = false;
    open.querySelector("summary").focus();
  }
});

// ---- when ----

const language = document.documentElement.lang;

/** How long ago a moment was, in seconds since the epoch. */
function ago(moment) {
  const minutes = Math.max(0, Math.floor((Date.now() / 1000 - moment) / 60));
  const [count, unit] = minutes < 1 ? [0, "second"] : minutes < 60 ? [minutes, "minute"] : minutes < 24 * 60 ? [Math.floor(minutes / 60), "hour"] : [Math.floor(minutes / 1440), "day"];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-count, unit);
}

function when() {
  for (const time of document.querySelectorAll("time[data-ago]")) time.textContent = ago(Number(time.dataset.ago));
  const days = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  for (const time of document.querySelectorAll("time[data-day]")) time.textContent = days.format(Number(time.dataset.day) * 1000);
}
when();
setInterval(when, 30_000);

const count = document.getElementById("count");
if (count) offerSeats(count);
