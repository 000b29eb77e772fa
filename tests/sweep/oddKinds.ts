import { BROKEN } from "./brokenRepositories.ts";
import { ODD_HISTORIES } from "./oddHistories.ts";
import { ODD_OBJECTS } from "./oddObjects.ts";
import { ODD_PATHS } from "./oddPaths.ts";

/** Functions that create repositories of a kind, with raw git, in and below a folder that does not exist yet. */
export type Kinds = Readonly<Record<string, (at: string) => Promise<void>>>;

/**
 * The kinds of repositories that git's own test suite leaves behind, each created by a script: under a minute for all.
 */
export const ODD_KINDS: Kinds = { ...ODD_HISTORIES, ...ODD_OBJECTS, ...ODD_PATHS, ...BROKEN };
