/**
 * In which order one reads the files of a change: as git lists them (`PATH`), those with most changed lines first (`SIZE`), or
 * as git lists them with tests and then generated files last (`LAST`).
 * @gqlEnum
 */
export type FileOrder = "PATH" | "SIZE" | "LAST";
