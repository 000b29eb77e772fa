import { createContext, use, useCallback, useRef, useState } from "react";
import { graphql, type GraphQLTaggedNode, useMutation, useRelayEnvironment } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import type { IEnvironment, MutationParameters, PayloadError, SelectorStoreUpdater } from "relay-runtime";
import { failureOf } from "./fieldFailure.ts";

/** Runs the mutation; resolves to null on success, else to a message with the reason. Never rejects. */
export type Run<TMutation extends MutationParameters> = (
  variables: TMutation["variables"],
  updater?: SelectorStoreUpdater<TMutation["response"]>,
) => Promise<string | null>;

/**
 * Returns a function that runs a mutation, true while it runs, the reason why the last run failed, null if it did not, and a
 * function that forgets the reason. Asks for the viewer's name first. Without `hasThreads` the answer lacks the changed threads, which are then fetched. No
 * write is shown before the server has it: some 20 ms, in which the field keeps its text.
 */
export function useReviewMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { hasThreads = true } = {},
) {
  return useRun<TMutation>(mutation, true, hasThreads);
}

/** Returns the same for a mutation that needs no name and changes no thread. */
export function useUnsignedMutation<TMutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  return useRun<TMutation>(mutation, false, false);
}

function useRun<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  isSigned: boolean,
  hasThreads: boolean,
): readonly [Run<TMutation>, boolean, string | null, () => void] {
  const [commit, isUnderWay] = useMutation<TMutation>(mutation);
  const requestName = useRequestName();
  const environment = useRelayEnvironment();
  const [failure, setFailure] = useState<string | null>(null);
  const run = useCallback<Run<TMutation>>(
    async (variables, updater) => {
      const isNamed = !isSigned || (await requestName());
      const reason = await new Promise<string | null>((resolve) => {
        if (!isNamed) return resolve(NAME_NEEDED);
        commit({
          variables,
          ...(updater && { updater }),
          onCompleted: (response, errors) => {
            if (hasThreads) knownState.localWrites(environment);
            resolve(problemOf(response, errors));
          },
          onError: (error) => resolve(error.message),
        });
      });
      setFailure(reason);
      return reason;
    },
    [commit, requestName, isSigned, hasThreads, environment],
  );
  return [run, isUnderWay, failure, () => setFailure(null)];
}

/** Returns the problem in a mutation's answer, or the error in its place; null on success. */
function problemOf(response: unknown, errors: readonly PayloadError[] | null): string | null {
  const answers: readonly unknown[] = typeof response === "object" && response ? Object.values(response) : [];
  for (const answer of answers) {
    if (typeof answer !== "object" || answer === null || !("problem" in answer)) continue;
    const { problem } = answer;
    if (typeof problem !== "object" || problem === null) return null;
    return "message" in problem && typeof problem.message === "string" ? problem.message : failureOf([]).message;
  }
  return failureOf(errors ?? []).message;
}

/** The fields of a review that change when it or its branches are written to. */
interface ReviewVersion {
  readonly entries: unknown;
  readonly stateKey: string;
}

const known = new WeakMap<IEnvironment, Map<string, ReviewVersion>>();

/**
 * Remembers for which state of a review its threads are in Relay's store. The facts there may be newer, since every
 * query for a part of a review fetches them.
 */
export const knownState = {
  /** Marks the threads in the store as current for the facts in it. */
  markCurrent(environment: IEnvironment, id: string): void {
    const states = known.get(environment) ?? new Map<string, ReviewVersion>();
    known.set(environment, states.set(id, readReviewVersion(environment, id)));
  },
  /** True when the facts in the store are newer than the threads. */
  isOld(environment: IEnvironment, id: string): boolean {
    const [before, now] = [known.get(environment)?.get(id), readReviewVersion(environment, id)];
    return before?.entries !== now.entries || before?.stateKey !== now.stateKey;
  },
  /**
   * Call after a write of this page is in the store. A review with exactly one more entry is marked as current; with
   * several more, others may have written too, so it stays old.
   */
  localWrites(environment: IEnvironment): void {
    for (const [id, { entries }] of known.get(environment) ?? []) {
      const now = readReviewVersion(environment, id).entries;
      if (typeof entries === "number" && now === entries + 1) knownState.markCurrent(environment, id);
    }
  },
  forget(environment: IEnvironment, id: string): void {
    known.get(environment)?.delete(id);
  },
};

/* oxlint-disable relay/unused-fields -- read by their names below */
void graphql`
  fragment useReviewMutation_version on Review {
    entryCount
    headOid
    state
  }
`;
/* oxlint-enable relay/unused-fields */

function readReviewVersion(environment: IEnvironment, id: string): ReviewVersion {
  let version: ReviewVersion = { entries: undefined, stateKey: "" };
  commitLocalUpdate(environment, (store) => {
    const valueOf = (field: string): unknown => store.get(id)?.getValue(field);
    version = { entries: valueOf("entryCount"), stateKey: `${valueOf("state")} ${valueOf("headOid")}` };
  });
  return version;
}

/** The message of a mutation that needs the viewer's name. */
export const NAME_NEEDED = "Nothing was saved because Galley does not know your name yet.";

/** Asks for the viewer's name when it is missing; resolves to true when there is one. */
export type RequestName = () => Promise<boolean>;

/** The function that asks for a name; without a provider every viewer counts as named. */
export const RequestNameContext = createContext<RequestName>(() => Promise.resolve(true));

function useRequestName(): RequestName {
  return use(RequestNameContext);
}

/** Creates an idempotency key for a mutation or a draft: 36 hexadecimal digits and dashes. */
export function newKey(): string {
  return crypto.randomUUID();
}

export interface AttemptKey {
  /** Returns the key for some content: the same for each retry, another for other content. */
  keyFor(content: string): string;
  /** Call after success: the same content later is a new request. */
  done(): void;
}

/**
 * Creates keys so that a retry after a lost response is not executed twice, while changed content is not mistaken for a
 * retry. The first attempt uses the key `first`, if given.
 */
export function useAttemptKey(first?: string): AttemptKey {
  const last = useRef<{ readonly key: string; readonly content: string } | null>(null);
  return {
    keyFor(content) {
      if (last.current?.content !== content) {
        last.current = { key: (last.current === null ? first : undefined) ?? newKey(), content };
      }
      return last.current.key;
    },
    done() {
      last.current = null;
    },
  };
}
