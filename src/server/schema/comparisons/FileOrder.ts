/**
 * In which order one reads the files of a change: as git lists them (`PATH`), those with most changed lines first (`SIZE`),
 * as git lists them with tests and then generated files last (`LAST`), or those next to one another that commits changed together
 * (`TOGETHER`).
 * @gqlEnum
 */
export type FileOrder = "PATH" | "SIZE" | "LAST" | "TOGETHER";
