import { useCallback } from "react";
import { useMutation, useRelayEnvironment, type GraphQLTaggedNode, type UseMutationConfig } from "react-relay";
import type { MutationParameters, PayloadError } from "relay-runtime";
import { knownState } from "./knownState.ts";
import { failureOf } from "../failureOf.ts";
import { NAME_NEEDED, useAskName } from "./useAskName.ts";

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
