import type { FoundMoves } from "../compare/FileMoves.ts";
import type { FindQuery } from "./findPattern.ts";

/** A file's key and its patch. */
export type KeyedPatch = readonly [key: string, patch: string];

/** What the page tells or asks the change worker. */
export type ChangeMessage =
  /** The keys of the change's files from top to bottom. */
  | { readonly kind: "order"; readonly keys: readonly string[] }
  /** Patches to be kept, each in place of the one before. */
  | { readonly kind: "patches"; readonly patches: readonly KeyedPatch[] }
  /** What is shown of a file where that is more than its patch; null where it is its patch again. */
  | { readonly kind: "shown"; readonly key: string; readonly patch: string | null }
  /** Looks through all patches, those to come as well, beginning with a file; ends the find before it. */
  | { readonly kind: "find"; readonly id: number; readonly query: FindQuery; readonly from: string | null }
  /** Asks for the places of a file's matches where the find only counted them. */
  | { readonly kind: "locate"; readonly id: number; readonly key: string }
  | { readonly kind: "endFind" }
  /** Asks for what moved within the change, now and whenever more of it is there. */
  | { readonly kind: "moves" }
  /** Has it rest from what nobody waits for, for so long from now on. */
  | { readonly kind: "rest"; readonly milliseconds: number }
  /** Asks for a sign of life. */
  | { readonly kind: "ping"; readonly id: number };

/** What a find knows of one file that it has looked through. */
export interface FoundFile {
  readonly key: string;
  readonly count: number;
  /** Lines of the patch, to tell how far down one of them is. */
  readonly lines: number;
  /** As in `PatchMatches`; null where there were too many to send unasked. */
  readonly places: Int32Array<ArrayBuffer> | null;
}

/** What the change worker answers. */
export type ChangeAnswer =
  /** Files that a find has looked through; of those without a match only the number. */
  | {
      readonly kind: "found";
      readonly id: number;
      readonly files: readonly FoundFile[];
      /** Of all files so far. */
      readonly searched: number;
    }
  | { readonly kind: "located"; readonly id: number; readonly file: FoundFile }
  | { readonly kind: "moves"; readonly found: FoundMoves }
  | { readonly kind: "pong"; readonly id: number; /** Whether nothing is under way. */ readonly isIdle: boolean };

const MESSAGES: ReadonlySet<unknown> = new Set<ChangeMessage["kind"]>([
  "order",
  "patches",
  "shown",
  "find",
  "locate",
  "endFind",
  "moves",
  "rest",
  "ping",
]);
const ANSWERS: ReadonlySet<unknown> = new Set<ChangeAnswer["kind"]>(["found", "located", "moves", "pong"]);

/** Tells whether what the worker was sent is one of the messages that it understands. */
export function isChangeMessage(data: unknown): data is ChangeMessage {
  return typeof data === "object" && data !== null && "kind" in data && MESSAGES.has(data.kind);
}

/** Tells whether what the worker sent is one of its answers. */
export function isChangeAnswer(data: unknown): data is ChangeAnswer {
  return typeof data === "object" && data !== null && "kind" in data && ANSWERS.has(data.kind);
}
