import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import { failureOf } from "./failureOf.ts";
import type { PatchLoaderQuery, Whitespace } from "#generated/PatchLoaderQuery.graphql.ts";

/** What is known of a file's patch: its text, or the sentence that says why it cannot be had. */
export interface Patch {
  readonly text: string | null;
  readonly failure: string | null;
}

export type Patches = ReadonlyMap<string, Patch>;

const LOST = "This file's lines could not be read.";

const query = graphql`
  query PatchLoaderQuery($ids: [ID!]!, $whitespace: Whitespace!) {
    nodes(ids: $ids) {
      id
      ... on FileChange {
        patch(whitespace: $whitespace) @catch(to: RESULT)
      }
    }
  }
`;

/**
 * Fetches patches by the ids of their files and keeps them for as long as the change is on screen: outside Relay's store,
 * because text of this size is read by the reader alone and is thrown away with it. One loader asks for one mode of white
 * space. A store for `useSyncExternalStore`.
 */
export class PatchLoader {
  readonly #environment: IEnvironment;
  readonly #whitespace: Whitespace;
  readonly #running = new Map<readonly string[], Subscription>();
  readonly #listeners = new Set<() => void>();
  #patches: Patches = new Map();

  constructor(environment: IEnvironment, whitespace: Whitespace) {
    this.#environment = environment;
    this.#whitespace = whitespace;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly current = (): Patches => this.#patches;

  /** Takes patches that came by another way. */
  readonly keep = (patches: ReadonlyMap<string, string>): void => {
    this.#keep([...patches.keys()], (id) => ({ text: patches.get(id) ?? null, failure: null }));
  };

  /**
   * Asks in one request for the patches of those of these files that are not here yet; a failed file is asked for again
   * when it is named again.
   */
  readonly load = (named: readonly string[]): void => {
    const ids = named.filter((id) => this.#patches.get(id)?.text == null);
    if (ids.length === 0) return;
    const variables = { ids: [...ids], whitespace: this.#whitespace };
    const subscription = fetchQuery<PatchLoaderQuery>(this.#environment, query, variables).subscribe({
      next: ({ nodes }) => {
        const found = new Map(nodes?.flatMap((node) => (node?.patch ? [[node.id, node.patch] as const] : [])));
        this.#keep(ids, (id) => {
          const patch = found.get(id);
          if (patch?.ok && patch.value != null) return { text: patch.value, failure: null };
          return { text: null, failure: patch?.ok === false ? failureOf(patch.errors).message : LOST };
        });
        this.#running.delete(ids);
      },
      error: (error: Error) => {
        this.#keep(ids, () => ({ text: null, failure: error.message }));
        this.#running.delete(ids);
      },
    });
    this.#running.set(ids, subscription);
  };

  /** Takes up what the last `stop` cut off; gives that `stop`, which ends what is under way. For an effect. */
  readonly start = (): (() => void) => {
    const cutOff = [...this.#running.keys()];
    this.#running.clear();
    cutOff.forEach(this.load);
    return () => {
      for (const subscription of this.#running.values()) subscription.unsubscribe();
    };
  };

  #keep(ids: readonly string[], patchOf: (id: string) => Patch): void {
    const next = new Map(this.#patches);
    for (const id of ids) next.set(id, patchOf(id));
    this.#patches = next;
    for (const listener of this.#listeners) listener();
  }
}
