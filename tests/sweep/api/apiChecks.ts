import type { ApiCheck } from "./ApiCheck.ts";
import { checkAncestry } from "./checkAncestry.ts";
import { checkChange } from "./checkChange.ts";
import { checkCommit } from "./checkCommit.ts";
import { checkFiles } from "./checkFiles.ts";
import { checkHistory } from "./checkHistory.ts";
import { checkSearch } from "./checkSearch.ts";
import { checkTree } from "./checkTree.ts";

/** Compares what the API reports about commits with git, keyed by a readable name. */
export const API_CHECKS: Readonly<Record<string, ApiCheck>> = {
  "the commit itself": checkCommit,
  "its changes": checkChange,
  "its ancestry": checkAncestry,
  "the history before it": checkHistory,
  "its folders": checkTree,
  "its files": checkFiles,
  "a search in it": checkSearch,
};
