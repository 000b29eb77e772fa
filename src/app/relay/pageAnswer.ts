import { ANSWER_SELECTOR, type PageAnswer } from "#contract/wire.ts";

/**
 * Returns the elements whose text is complete: while the browser still parses the page, the last one may not be until
 * something follows it.
 */
function wholeElements(): readonly Element[] {
  const elements = [...document.querySelectorAll(ANSWER_SELECTOR)];
  return elements.filter((element) => document.readyState !== "loading" || element.nextSibling !== null);
}

/** Waits until the browser has parsed more of the page. */
function moreParsed(signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(finish);
    function finish(): void {
      observer.disconnect();
      document.removeEventListener("DOMContentLoaded", finish);
      signal?.removeEventListener("abort", finish);
      resolve();
    }
    observer.observe(document.querySelector("body") ?? document.documentElement, { childList: true });
    document.addEventListener("DOMContentLoaded", finish);
    signal?.addEventListener("abort", finish);
  });
}

/** Waits until the page has its content and the first part of its answer, or until all of it is parsed. */
export async function contentParsed(): Promise<void> {
  while (document.readyState === "loading" && wholeElements().length === 0) await moreParsed(null);
}

/** Removes the parts of the page's answer from the page and returns them. */
function takeParts(): readonly PageAnswer[] {
  return wholeElements().map((element) => {
    element.remove();
    return JSON.parse(element.textContent ?? "") as PageAnswer;
  });
}

/**
 * Calls `onPart` with each part of the page's own answer, at once with those that are parsed already, until it returns
 * false, the page is parsed or `signal` is aborted.
 */
export async function readPageAnswer(onPart: (part: PageAnswer) => boolean, signal: AbortSignal): Promise<void> {
  for (;;) {
    for (const part of takeParts()) if (!onPart(part)) return;
    if (document.readyState !== "loading" || signal.aborted) return;
    await moreParsed(signal);
  }
}
