import type { FoundMoves } from "../compare/FileMoves.ts";
import type { FindQuery } from "./findPattern.ts";

export type KeyedPatch = readonly [key: string, patch: string];

export type ChangeMessage =
  /** The keys of the files of the change from top to bottom. */
  | { readonly kind: "order"; readonly keys: readonly string[] }
  /** Patches to store, each replacing the previous one of its file. */
  | { readonly kind: "patches"; readonly patches: readonly KeyedPatch[] }
  /** The patch of a file as shown, if it is expanded; null if it is the fetched one again. */
  | { readonly kind: "shown"; readonly key: string; readonly patch: string | null }
  /** Searches all patches, including those to come, starting with a file; ends the previous search. */
  | { readonly kind: "find"; readonly id: number; readonly query: FindQuery; readonly from: string | null }
  /** Requests the positions of the matches of a file that were only counted. */
  | { readonly kind: "locate"; readonly id: number; readonly key: string }
  | { readonly kind: "endFind" }
  /** Requests the moves within the change, now and whenever more of it is available. */
  | { readonly kind: "moves" }
  /** Requests the files that may have hunks of form, among those not checked yet. */
  | { readonly kind: "forms" }
  /** Pauses background work for a time from now on. */
  | { readonly kind: "rest"; readonly milliseconds: number }
  | { readonly kind: "ping"; readonly id: number };

export interface FoundFile {
  readonly key: string;
  readonly count: number;
  /** As in `PatchMatches`; null if there were too many to send unrequested. */
  readonly matchRanges: Int32Array<ArrayBuffer> | null;
}

export type ChangeAnswer =
  /** The files searched since the last answer; those without a match are only counted. */
  | {
      readonly kind: "found";
      readonly id: number;
      readonly files: readonly FoundFile[];
      readonly searched: number;
    }
  | { readonly kind: "located"; readonly id: number; readonly file: FoundFile }
  | { readonly kind: "moves"; readonly found: FoundMoves }
  | { readonly kind: "forms"; readonly keys: readonly string[] }
  | { readonly kind: "pong"; readonly id: number; /** True if no work is left. */ readonly isIdle: boolean };

const MESSAGES: ReadonlySet<unknown> = new Set<ChangeMessage["kind"]>([
  "order",
  "patches",
  "shown",
  "find",
  "locate",
  "endFind",
  "moves",
  "forms",
  "rest",
  "ping",
]);
const ANSWERS: ReadonlySet<unknown> = new Set<ChangeAnswer["kind"]>(["found", "located", "moves", "forms", "pong"]);

export function isChangeMessage(data: unknown): data is ChangeMessage {
  return typeof data === "object" && data !== null && "kind" in data && MESSAGES.has(data.kind);
}

export function isChangeAnswer(data: unknown): data is ChangeAnswer {
  return typeof data === "object" && data !== null && "kind" in data && ANSWERS.has(data.kind);
}
