import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { getRequest, type GraphQLResponse, type Subscription } from "relay-runtime";
import type { useSendTaskSubscription } from "#generated/useSendTaskSubscription.graphql.ts";
import { dataOf } from "./ReviewEvents.ts";

type Answer = NonNullable<useSendTaskSubscription["response"]["sendTask"]>;

/** The last task of a listening terminal for a review, and whether one listens. */
export type SendTask = { readonly [Name in Exclude<keyof Answer, "plan">]: NonNullable<Answer[Name]> } & Pick<
  Answer,
  "plan"
>;

const SUBSCRIPTION = graphql`
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
`;

/** The delay after which a stream that ended begins again. */
const RETRY_MS = 1000;

/** Returns the last task of sending a review; null while the server does not answer, which is tried again. */
export function useSendTask(review: string): SendTask | null {
  const environment = useRelayEnvironment();
  const [task, setTask] = useState<SendTask | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: Subscription | undefined;
    const again = (): void => {
      setTask(null);
      timer = setTimeout(subscribe, RETRY_MS);
    };
    const { params } = getRequest(SUBSCRIPTION);
    function subscribe(): void {
      stream = environment
        .getNetwork()
        .execute(params, { review }, { force: true })
        .subscribe({ next: (response) => setTask(read(response)), error: again, complete: again });
    }
    subscribe();
    return () => {
      clearTimeout(timer);
      stream?.unsubscribe();
    };
  }, [environment, review]);
  return task;
}

function read(response: GraphQLResponse): SendTask | null {
  const [data = {}] = dataOf(response);
  const { sendTask } = data as Partial<useSendTaskSubscription["response"]>; // typed by the compiler
  if (sendTask == null) return null;
  const { state, message, plan, parts, requests, isListening } = sendTask;
  const list = { plan: plan ?? null, parts: parts ?? [], requests: requests ?? [] };
  return { ...list, state: state ?? "NONE", message: message ?? "", isListening: isListening === true };
}
