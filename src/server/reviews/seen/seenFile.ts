/** What the seen hunks of a review are kept as: their keys, sorted, one a line. Both ways are linear in the keys. */
export const seenFile = {
  /** Gives the keys; none where there is no file. */
  read(text: string | undefined): ReadonlySet<string> {
    return new Set(text === undefined ? [] : text.split("\n").filter((key) => key !== ""));
  },
  /** Gives the file; null where there are no keys, which is no file. */
  write(keys: ReadonlySet<string>): string | null {
    return keys.size === 0 ? null : `${[...keys].toSorted().join("\n")}\n`;
  },
} as const;
