/** How the schema names the orders in which one reads the files of a change. */
export type FileOrderName = "PATH" | "SIZE" | "LAST" | "TOGETHER";

const ORDERS: Readonly<Record<string, FileOrderName>> = {
  path: "PATH",
  size: "SIZE",
  last: "LAST",
  together: "TOGETHER",
};

/** An order as the address of a page and the browser's choice write it, `?order=size`. */
export const fileOrderWord = {
  /** Finds the order of a word; null where there is none, or one that is no order's. */
  read: (word: string | null): FileOrderName | null =>
    word !== null && Object.hasOwn(ORDERS, word) ? (ORDERS[word] ?? null) : null,
} as const;
