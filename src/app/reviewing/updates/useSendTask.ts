import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { requestSubscription } from "relay-runtime";
import type { useSendTaskSubscription } from "#generated/useSendTaskSubscription.graphql.ts";

type Answer = NonNullable<useSendTaskSubscription["response"]["sendTask"]>;

/** The last task of a listening terminal for a review, and whether one listens. */
export type SendTask = { readonly [Name in Exclude<keyof Answer, "plan">]: NonNullable<Answer[Name]> } & Pick<
  Answer,
  "plan"
>;

/** The delay after which a stream that ended begins again. */
const RETRY_MS = 1000;

/** Returns the last task of sending a review; null while the server does not answer, which is tried again. */
export function useSendTask(review: string): SendTask | null {
  const environment = useRelayEnvironment();
  const [task, setTask] = useState<SendTask | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream = subscribe();
    function subscribe() {
      const again = (): void => {
        setTask(null);
        timer = setTimeout(() => (stream = subscribe()), RETRY_MS);
      };
      return requestSubscription<useSendTaskSubscription>(environment, {
        subscription: graphql`
          subscription useSendTaskSubscription($review: ID!) {
            sendTask(review: $review) {
              state
              message
              plan
              parts
              requests
              isListening
            }
          }
        `,
        variables: { review },
        onNext: (response) => setTask(read(response?.sendTask ?? {})),
        onError: again,
        onCompleted: again,
      });
    }
    return () => {
      clearTimeout(timer);
      stream.dispose();
    };
  }, [environment, review]);
  return task;
}

function read({ state, message, plan, parts, requests, isListening }: Partial<Answer>): SendTask {
  const list = { plan: plan ?? null, parts: parts ?? [], requests: requests ?? [] };
  return { ...list, state: state ?? "NONE", message: message ?? "", isListening: isListening === true };
}
