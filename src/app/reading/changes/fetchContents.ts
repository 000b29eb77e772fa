import { fetchQuery, graphql, readInlineData } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchContents_batch$key } from "#generated/fetchContents_batch.graphql.ts";
import type { fetchContentsLineCountsQuery } from "#generated/fetchContentsLineCountsQuery.graphql.ts";
import type { fetchContentsPatchesQuery } from "#generated/fetchContentsPatchesQuery.graphql.ts";
import type { fetchContentsSizesQuery } from "#generated/fetchContentsSizesQuery.graphql.ts";
import type { fetchContentsTextQuery } from "#generated/fetchContentsTextQuery.graphql.ts";
import { valueOf } from "../data/fieldFailure.ts";
import type { ComparedBy } from "../options/useReaderOptions.ts";

const LOST = "The diff of this file could not be loaded.";

export interface PatchesRequest {
  readonly id: string;
  readonly fileIndexes: readonly number[];
  readonly options: ComparedBy;
  /** True if the hunk keys are wanted. */
  readonly marks: boolean;
}

/**
 * Fetches the patches of some files in one request, the first ones if they are too many for one answer. Calls exactly
 * one of the callbacks, once.
 */
export function fetchPatches(
  environment: IEnvironment,
  variables: PatchesRequest,
  onBatch: (batch: Batch) => void,
  onFailure: (message: string) => void,
): Subscription {
  const query = graphql`
    query fetchContentsPatchesQuery($id: ID!, $fileIndexes: [Int!]!, $options: DiffOptions!, $marks: Boolean!) {
      node(id: $id) {
        ... on Comparison {
          patches(fileIndexes: $fileIndexes, options: $options) @catch(to: RESULT) {
            ...fetchContents_batch @arguments(marks: $marks)
          }
        }
      }
    }
  `;
  return fetchQuery<fetchContentsPatchesQuery>(environment, query, {
    ...variables,
    fileIndexes: [...variables.fileIndexes],
  })
    .map(({ node }) => readBatch(valueOf(node?.patches, LOST)))
    .subscribe({ next: onBatch, error: (error: Error) => onFailure(error.message) });
}

/** Fetches the whole text of a file. Calls exactly one of the callbacks, once. */
export function fetchText(
  environment: IEnvironment,
  variables: { readonly id: string; readonly fileIndex: number },
  onText: (text: string) => void,
  onFailure: (message: string) => void,
): Subscription {
  const query = graphql`
    query fetchContentsTextQuery($id: ID!, $fileIndex: Int!) {
      node(id: $id) {
        ... on Comparison {
          text(fileIndex: $fileIndex) @catch(to: RESULT) {
            content
          }
        }
      }
    }
  `;
  return fetchQuery<fetchContentsTextQuery>(environment, query, variables)
    .map(({ node }) => valueOf(node?.text, "The text of this file could not be loaded."))
    .subscribe({
      next: (text) => {
        if (text?.content == null) onFailure("This file has no text.");
        else onText(text.content);
      },
      error: (error: Error) => onFailure(error.message),
    });
}

/** Fetches the sizes of both sides of some files; passes null if that fails. */
export function fetchSizes(
  environment: IEnvironment,
  { id, fileIndexes }: { readonly id: string; readonly fileIndexes: readonly number[] },
  onSizes: (sizes: readonly number[] | null) => void,
): Subscription {
  const query = graphql`
    query fetchContentsSizesQuery($id: ID!, $fileIndexes: [Int!]!) {
      node(id: $id) {
        ... on Comparison {
          sizes(fileIndexes: $fileIndexes) @catch(to: NULL)
        }
      }
    }
  `;
  return fetchQuery<fetchContentsSizesQuery>(environment, query, { id, fileIndexes: [...fileIndexes] }).subscribe({
    next: ({ node }) => onSizes(node?.sizes ?? null),
    error: () => onSizes(null),
  });
}

/** Fetches the line counts of all files: two numbers per file. Calls exactly one of the callbacks, once. */
export function fetchLineCounts(
  environment: IEnvironment,
  variables: { readonly id: string; readonly options: ComparedBy },
  onCounts: (lineCounts: readonly number[]) => void,
  onFailure: (message: string) => void,
): Subscription {
  const query = graphql`
    query fetchContentsLineCountsQuery($id: ID!, $options: DiffOptions!) {
      node(id: $id) {
        ... on Comparison {
          lineCounts(options: $options) @catch(to: RESULT)
        }
      }
    }
  `;
  return fetchQuery<fetchContentsLineCountsQuery>(environment, query, variables)
    .map(({ node }) => valueOf(node?.lineCounts, "Try again."))
    .subscribe({ next: onCounts, error: (error: Error) => onFailure(error.message) });
}

/** The patches of some files as parallel lists; files are identified by their index in the file table. */
export interface Batch {
  readonly fileIndexes: readonly number[];
  readonly patches: readonly string[];
  /** Two numbers per file, additions and deletions; -1 twice for a binary file. */
  readonly lineCounts: readonly number[];
  /** The hunk keys of each file, separated by spaces, if requested. */
  readonly hunkKeys?: readonly string[] | undefined;
  readonly failures: readonly { readonly fileIndex: number; readonly message: string }[];
  /** The beginning of one more patch; the rest will follow. */
  readonly truncated: { readonly fileIndex: number; readonly patch: string } | null;
}

export function readBatch(key: fetchContents_batch$key): Batch {
  const { fileIndexes, patches, lineCounts, hunkKeys, failures, truncated } = readInlineData(
    graphql`
      fragment fetchContents_batch on PatchBatch
      @inline
      @throwOnFieldError
      @argumentDefinitions(marks: { type: "Boolean!", defaultValue: false }) {
        fileIndexes
        patches
        lineCounts
        hunkKeys @include(if: $marks)
        failures {
          fileIndex
          message
        }
        truncated {
          fileIndex
          patch
        }
      }
    `,
    key,
  );
  return {
    fileIndexes,
    patches,
    lineCounts,
    hunkKeys,
    failures: failures.map(({ fileIndex, message }) => ({ fileIndex, message })),
    truncated: truncated ? { fileIndex: truncated.fileIndex, patch: truncated.patch } : null,
  };
}

const [OPEN, REQUESTED, HERE, FAILED] = [0, 1, 2, 3];

/** Files per request: git compares every path of a folder with every requested name. */
const FILES_AT_ONCE = 200;

/**
 * Decides which patches of a change to request next: those that the reader shows, then all others in the order of the
 * file table, from the file on that the user reads. Files are identified by their index in that table.
 */
export class PatchQueue {
  readonly #states: Uint8Array;
  readonly #renames: ReadonlySet<number>;
  /** The files that the reader shows and that are not here, the latest last. */
  readonly #wanted = new Set<number>();
  #from = 0;

  /** `renames` are the indexes of renamed and copied files. */
  constructor(files: number, renames: Iterable<number>) {
    this.#states = new Uint8Array(files);
    this.#renames = new Set(renames);
  }

  isHere(fileIndex: number): boolean {
    return this.#states[fileIndex] === HERE;
  }

  /** Puts files before all others, and continues with those that follow them. Failed ones are requested again. */
  want(fileIndexes: readonly number[]): void {
    const missing = fileIndexes.filter((fileIndex) => !this.isHere(fileIndex));
    for (const fileIndex of missing) {
      this.#wanted.delete(fileIndex);
      this.#wanted.add(fileIndex);
    }
    this.#from = missing[0] ?? this.#from;
  }

  /** Returns wanted files for one request, the latest ones if they are many; empty if there are none. */
  takeWanted(): readonly number[] {
    const open = [...this.#wanted].filter((fileIndex) => this.#states[fileIndex] !== REQUESTED);
    return this.#request(open.slice(-FILES_AT_ONCE).toSorted((one, other) => one - other));
  }

  /**
   * Returns the next files for one request; empty if none is left. They are either all renamed or none is, because git
   * needs a process for each kind.
   */
  takeNext(): readonly number[] {
    const first = this.#firstOpen(this.#from) ?? this.#firstOpen(0);
    const taken: number[] = [];
    for (let next = first; next !== null && taken.length < FILES_AT_ONCE; next = this.#firstOpen(next + 1)) {
      if (first !== null && this.#renames.has(next) === this.#renames.has(first)) taken.push(next);
    }
    return this.#request(taken);
  }

  /** Opens requested files again whose request has ended without them. */
  release(fileIndexes: readonly number[]): void {
    for (const fileIndex of fileIndexes) if (this.#states[fileIndex] === REQUESTED) this.#states[fileIndex] = OPEN;
  }

  releaseAll(): void {
    this.release([...this.#states.keys()]);
  }

  /** Continues after these files, which could not be fetched; they come once more when all others are done. */
  skip(fileIndexes: readonly number[]): void {
    this.#from = (fileIndexes.at(-1) ?? this.#from) + 1;
  }

  putHere(fileIndex: number): void {
    this.#states[fileIndex] = HERE;
    this.#wanted.delete(fileIndex);
  }

  /** Marks a file as failed: it is requested again only when it is wanted. */
  putFailed(fileIndex: number): void {
    this.#states[fileIndex] = FAILED;
    this.#wanted.delete(fileIndex);
  }

  #request(fileIndexes: readonly number[]): readonly number[] {
    for (const fileIndex of fileIndexes) this.#states[fileIndex] = REQUESTED;
    return fileIndexes;
  }

  #firstOpen(from: number): number | null {
    const fileIndex = this.#states.indexOf(OPEN, from);
    return fileIndex < 0 ? null : fileIndex;
  }
}
