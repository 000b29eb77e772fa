/** The lasting settings of the page after the walk. */
export interface Walked {
  readonly layout: "unified" | "split";
  readonly steps: readonly string[];
}

/**
 * Runs in the page: acts like a restless reader, controlled by the given numbers (each from 0 to 1, three per step):
 * scrolls, folds and unfolds files, shows more lines, moves the cursor, changes the layout. Does not wait for the
 * effect of a step.
 */
export async function walkPage(numbers: readonly number[]): Promise<Walked> {
  const steps: string[] = [];
  // Does not wait forever if the browser renders nothing for a while, as on a busy machine.
  const frame = (): Promise<unknown> =>
    new Promise((resolve) => {
      const late = setTimeout(resolve, 1000);
      requestAnimationFrame(() => {
        clearTimeout(late);
        resolve(null);
      });
    });
  const pick = <Item>(items: ArrayLike<Item>, share: number): Item | undefined =>
    items[Math.floor(share * items.length)];
  const press = (key: string): void => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new KeyboardEvent("keydown", { key, shiftKey: /[A-Z]/.test(key), bubbles: true, cancelable: true }),
    );
  };
  const click = (name: string, selector: string, share: number, withAlt = false): void => {
    const found = pick(document.querySelectorAll(selector), share);
    if (found === undefined) return;
    steps.push(`${name} ${found.closest(".diff-file")?.querySelector("h2")?.ariaLabel ?? ""}`);
    found.dispatchEvent(new MouseEvent("click", { altKey: withAlt, bubbles: true, cancelable: true }));
  };
  const scrollTo = (top: number): void => {
    steps.push(`scroll to ${Math.round(top)}`);
    window.scrollTo({ top, behavior: "instant" });
  };

  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [kind = 0, share = 0, more = 0] = numbers.slice(at, at + 3);
    const height = document.documentElement.scrollHeight - window.innerHeight;
    if (kind < 0.3) scrollTo(share * height);
    else if (kind < 0.45) scrollTo(window.scrollY + (share - 0.4) * 3000);
    else if (kind < 0.6) click("fold", ".diff-header [aria-expanded]", share);
    else if (kind < 0.62) click("fold all", ".diff-header [aria-expanded]", share, true);
    else if (kind < 0.8) click("expand", ".diff-wide-row button, .diff-header .diff-expand", share);
    else if (kind < 0.85) click("show more", ".diff-cut button", share);
    else if (kind < 0.95) {
      const key = pick(["j", "k", "n", "p", "]", "[", "G", "E", "w", "W", "x"], share) ?? "j";
      steps.push(`press ${key}`);
      for (let times = 1 + Math.floor(more * 4); times > 0; times--) press(key);
    } else {
      const radio = pick(
        [...document.querySelectorAll<HTMLElement>(".SegmentedControl-option")].filter(({ textContent }) =>
          /^(Unified|Split)$/.test(textContent),
        ),
        share,
      );
      steps.push(`choose ${radio?.textContent ?? ""}`);
      radio?.click();
    }
    for (let frames = Math.floor(more * 4); frames > 0; frames--) await frame();
  }
  await frame();
  await frame();
  const split = [...document.querySelectorAll<HTMLInputElement>(".SegmentedControl-input")].find(
    (input) => input.parentElement?.textContent === "Split",
  );
  return { layout: split?.checked === true ? "split" : "unified", steps };
}
