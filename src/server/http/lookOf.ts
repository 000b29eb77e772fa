/** What of a reader's choices the page shows before any style of ours is asked; null is what is usual. */
export interface PageLook {
  readonly theme: "light" | "dark" | null;
  /** In CSS pixels. */
  readonly codeSize: string | null;
}

const SIZE = /^\d\d$/u;

/** Gives the look that a reader chose. */
export function lookOf(choices: ReadonlyMap<string, string>): PageLook {
  const theme = choices.get("theme");
  const codeSize = choices.get("codeSize") ?? "";
  return {
    theme: theme === "light" || theme === "dark" ? theme : null,
    codeSize: SIZE.test(codeSize) ? codeSize : null,
  };
}
