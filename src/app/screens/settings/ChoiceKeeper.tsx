import { useEffect } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { type ChoiceChanges, choices } from "#app/ui/choices.ts";
import { type ShowToast, useToast } from "#app/ui/Toaster.tsx";
import type { ChoiceKeeperMutation } from "#generated/ChoiceKeeperMutation.graphql.ts";
import { fetchSettings } from "./fetchSettings.ts";

const CHANNEL = "galley-choices";

/**
 * Has the server keep what is chosen on this page, and has this page follow what is chosen on others: those of this address at once,
 * any other when one comes back to this one. Draws nothing.
 */
export function ChoiceKeeper(): null {
  const environment = useRelayEnvironment();
  const show = useToast();
  useEffect(() => follow(environment, show), [environment, show]);
  return null;
}

function follow(environment: IEnvironment, show: ShowToast): () => void {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  /** What the server could not keep holds on this page all the same. */
  const unkept = new Map<string, string | null>();
  let underWay = 0;
  let made = 0;
  const leave = choices.keepBy((changes) => {
    made++;
    underWay++;
    channel?.postMessage([...choices.all()]);
    void keepChoices(environment, changes).then((problem) => {
      underWay--;
      for (const [name, value] of changes) {
        if (problem === null) unkept.delete(name);
        else unkept.set(name, value);
      }
      if (problem !== null) show({ text: problem });
    });
  });
  const ask = (): void => {
    if (document.visibilityState !== "visible" || underWay > 0) return;
    const asked = made;
    void fetchSettings(environment).then((kept) => {
      // What was chosen meanwhile is not in the answer.
      if (kept !== null && asked === made) choices.take(withChanges(kept.choices, unkept));
    });
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => choices.take(choicesOf(data)));
  document.addEventListener("visibilitychange", ask);
  window.addEventListener("focus", ask);
  return () => {
    leave();
    channel?.close();
    document.removeEventListener("visibilitychange", ask);
    window.removeEventListener("focus", ask);
  };
}

function withChanges(kept: ReadonlyMap<string, string>, changes: ChoiceChanges): ReadonlyMap<string, string> {
  const all = new Map<string, string | null>([...kept, ...changes]);
  return new Map([...all].flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])));
}

function choicesOf(data: unknown): ReadonlyMap<string, string> {
  const entries: readonly unknown[] = Array.isArray(data) ? data : [];
  return new Map(
    entries.flatMap((entry) => {
      const [name, value]: readonly unknown[] = Array.isArray(entry) ? entry : [];
      return typeof name === "string" && typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
}

/** Has the server keep what was chosen; gives null once it does, else the sentence that says why it does not. Never fails. */
function keepChoices(environment: IEnvironment, changes: ChoiceChanges): Promise<string | null> {
  return new Promise((resolve) => {
    commitMutation<ChoiceKeeperMutation>(environment, {
      mutation: graphql`
        mutation ChoiceKeeperMutation($input: KeepChoicesInput!) {
          keepChoices(input: $input) {
            problem {
              message
            }
          }
        }
      `,
      variables: { input: { choices: Array.from(changes, ([name, value]) => ({ name, value })) } },
      onCompleted: ({ keepChoices: kept }, errors) => resolve(kept?.problem?.message ?? errors?.[0]?.message ?? null),
      onError: (error) => resolve(error.message),
    });
  });
}
