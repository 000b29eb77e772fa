import { createContext, use, useCallback } from "react";
import { type GraphQLTaggedNode, useMutation, type UseMutationConfig, useRelayEnvironment } from "react-relay";
import type { IEnvironment, MutationParameters, PayloadError } from "relay-runtime";
import { failureOf } from "../fieldFailure.ts";

type DeedConfig<Deed extends MutationParameters> = Omit<UseMutationConfig<Deed>, "onCompleted" | "onError">;

/** Does it; resolves to null once it is done, else to the sentence that says why it was not. Never fails. */
export type Run<Deed extends MutationParameters> = (config: DeedConfig<Deed>) => Promise<string | null>;

/**
 * Gives a mutation as something that is done or not, and whether it is under way. What it shows beforehand goes again where
 * it was not done. Asks for the name of who does it first, unless it is signed by nobody.
 */
export function useDeed<Deed extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { isSigned = true }: { readonly isSigned?: boolean } = {},
): readonly [Run<Deed>, boolean] {
  const [commit, isUnderWay] = useMutation<Deed>(mutation);
  const askName = useAskName();
  const environment = useRelayEnvironment();
  const run = useCallback<Run<Deed>>(
    async (config) => {
      if (isSigned && !(await askName())) return NAME_NEEDED;
      return new Promise((resolve) => {
        commit({
          ...config,
          onCompleted: (response, errors) => {
            if (isSigned) knownState.wrote(environment);
            resolve(whyNot(response, errors));
          },
          onError: (error) => resolve(error.message),
        });
      });
    },
    [commit, askName, isSigned, environment],
  );
  return [run, isUnderWay];
}

/** Reads the one field of a mutation's answer: its problem, or the error in its place. */
function whyNot(response: unknown, errors: readonly PayloadError[] | null): string | null {
  const answers: readonly unknown[] = typeof response === "object" && response ? Object.values(response) : [];
  for (const answer of answers) {
    if (typeof answer !== "object" || answer === null || !("problem" in answer)) continue;
    const { problem } = answer;
    if (typeof problem !== "object" || problem === null) return null;
    return "message" in problem && typeof problem.message === "string" ? problem.message : failureOf([]).message;
  }
  return failureOf(errors ?? []).message;
}

/** What tells of a review that something was written to it or to its branches. */
interface Told {
  readonly entries: unknown;
  readonly rest: string;
}

const known = new WeakMap<IEnvironment, Map<string, Told>>();

/**
 * Keeps as of which state of a review its threads are in Relay's store. The facts there may be newer: whatever asks for a
 * part of a review brings them.
 */
export const knownState = {
  /** Takes it that the threads in the store are as of the facts in it. */
  settle(environment: IEnvironment, id: string): void {
    const states = known.get(environment) ?? new Map<string, Told>();
    known.set(environment, states.set(id, toldOf(environment, id)));
  },
  /** Tells whether the facts in the store are newer than the threads. */
  isOld(environment: IEnvironment, id: string): boolean {
    const [before, now] = [known.get(environment)?.get(id), toldOf(environment, id)];
    return before?.entries !== now.entries || before?.rest !== now.rest;
  },
  /**
   * Takes in that what this page wrote is in the store. Where a review has one entry more it is that one; where it has
   * several, others may have written too, and it stays old.
   */
  wrote(environment: IEnvironment): void {
    for (const [id, { entries }] of known.get(environment) ?? []) {
      const now = toldOf(environment, id).entries;
      if (typeof entries === "number" && now === entries + 1) knownState.settle(environment, id);
    }
  },
  forget(environment: IEnvironment, id: string): void {
    known.get(environment)?.delete(id);
  },
};

function toldOf(environment: IEnvironment, id: string): Told {
  const review = environment.getStore().getSource().get(id);
  return { entries: review?.["entryCount"], rest: `${String(review?.["state"])} ${String(review?.["headOid"])}` };
}

const TEXT = {
  galleyDoes: "Galley does not know your name yet, so nothing was written.",
} as const;

/** What is said of a deed for which a name is needed. */
export const NAME_NEEDED = TEXT.galleyDoes;

/** Resolves to whether the viewer has a name to sign with, after asking for it where there was none. */
export type AskName = () => Promise<boolean>;

/** What asks for a name; where nothing above does, there is one. */
export const AskNameContext = createContext<AskName>(() => Promise.resolve(true));

/** Gives what asks the viewer for a name; where nothing stands around that could, all count as named. */
function useAskName(): AskName {
  return use(AskNameContext);
}
