import { algorithmWord, type DiffAlgorithm } from "./algorithmWord.ts";
import { contextWord } from "./contextWord.ts";
import { fileOrderWord, type FileOrderName } from "./fileOrderWord.ts";
import { whitespaceWord, type WhitespaceMode } from "./whitespaceWord.ts";

/** Gives what its reader chose, by the names of `personChoices`; null where nothing. */
export type ReadChoice = (name: string) => string | null;

/** How a change is read: how contents are compared, and which files come first. */
export interface PageReading {
  readonly options: {
    readonly whitespace: WhitespaceMode;
    readonly algorithm: DiffAlgorithm;
    readonly contextLines: number;
  };
  readonly order: FileOrderName;
}

/** Reads how a change is to be read: as the address says, else as its reader chose, else as git does by itself. */
export function pageReading(search: URLSearchParams, chosen: ReadChoice): PageReading {
  return {
    options: {
      whitespace: whitespaceWord.read(search.get("w")) ?? whitespaceWord.known(chosen("whitespace")) ?? "SHOW",
      algorithm: algorithmWord.read(search.get("diff")) ?? algorithmWord.known(chosen("algorithm")) ?? "MYERS",
      contextLines:
        contextWord.read(search.get("context")) ?? contextWord.read(chosen("contextLines")) ?? contextWord.usual,
    },
    order: fileOrderWord.read(search.get("order")) ?? fileOrderWord.read(chosen("order")) ?? "PATH",
  };
}
