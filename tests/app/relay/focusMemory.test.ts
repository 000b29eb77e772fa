// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { focusMemory, restoreScroll } from "#app/relay/entryMemory.ts";

const RESULTS = '<a id="path" href="/a">a.txt</a><a id="line" href="/a">12</a><a id="other" href="/b">13</a>';
const FILTERS = '<button aria-label="Capitals count"></button><button id="words" aria-label="Whole words"></button>';

let stop = (): void => undefined;

beforeEach(() => {
  sessionStorage.clear();
  show("search 1", "");
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  window.history.replaceState(null, "");
  sessionStorage.clear();
});

/** Shows a page as the entry of the browser's history with this name. */
function show(entry: string, html: string): void {
  window.history.replaceState({ key: entry }, "");
  restoreScroll();
  document.body.innerHTML = html;
}

/** Leaves the current page from one of its controls. */
function leave(page: string, id: string): void {
  document.getElementById(id)?.focus();
  focusMemory.save(page);
  document.body.innerHTML = "";
}

const focused = () => document.activeElement?.id ?? "";
/** Lets some frames pass, one after another: on a machine that stops for a moment all timers that are set end at once. */
const frames = async () => {
  for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe("the focus", () => {
  it("returns to the link that was followed, as soon as it is there again", async () => {
    show("search 1", RESULTS);
    leave("search", "line");
    show("file", "<h1>A file</h1>");
    stop = focusMemory.restore("file");
    await frames();
    expect(focused()).toBe("");
    leave("file", "none");
    show("search 1", "");
    stop = focusMemory.restore("search");
    await frames();
    document.body.innerHTML = RESULTS;
    await frames();
    expect(focused()).toBe("line");
    document.getElementById("line")?.blur(); // Simulates a response that arrives later and renders the page again.
    document.body.innerHTML = RESULTS;
    await frames();
    expect(focused()).toBe("line");
  });

  it("stays on a filter when its list changes", async () => {
    show("search 1", FILTERS);
    leave("search", "words");
    show("search 2", FILTERS);
    stop = focusMemory.restore("search");
    await frames();
    expect(focused()).toBe("words");
  });

  it("is not restored on a page of another kind", async () => {
    show("search 1", FILTERS);
    leave("search", "words");
    show("history", FILTERS);
    stop = focusMemory.restore("history");
    await frames();
    expect(focused()).toBe("");
  });

  it("is not restored if the user has pressed a key meanwhile", async () => {
    show("search 1", RESULTS);
    leave("search", "line");
    show("search 1", "");
    stop = focusMemory.restore("search");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "j" }));
    document.body.innerHTML = RESULTS;
    await frames();
    expect(focused()).toBe("");
  });
});
