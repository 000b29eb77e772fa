import type { ApiCheck } from "./ApiCheck.ts";
import { holdAncestry } from "./holdAncestry.ts";
import { holdChange } from "./holdChange.ts";
import { holdCombined } from "./holdCombined.ts";
import { holdCommit } from "./holdCommit.ts";
import { holdFiles } from "./holdFiles.ts";
import { holdHistory } from "./holdHistory.ts";
import { holdRangeDiff } from "./holdRangeDiff.ts";
import { holdSearch } from "./holdSearch.ts";
import { holdTree } from "./holdTree.ts";

/** What the API says of commits and how it is held to git, by a name for people. */
export const API_CHECKS: Readonly<Record<string, ApiCheck>> = {
  "the commit itself": holdCommit,
  "its changes": holdChange,
  "its combined diff": holdCombined,
  "its ancestry": holdAncestry,
  "ranges beside it": holdRangeDiff,
  "the history before it": holdHistory,
  "its folders": holdTree,
  "its files": holdFiles,
  "a search in it": holdSearch,
};
