import { commitMutation, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { restStreamsMutation } from "#generated/restStreamsMutation.graphql.ts";

/** One that is not asked in time, or not at all because one leaves the page, goes on: that is no failure. */
function goOn(): void {}

/** Has the server's streams of patches rest for so many milliseconds. Never fails. */
export function restStreams(environment: IEnvironment, milliseconds: number): void {
  commitMutation<restStreamsMutation>(environment, {
    mutation: graphql`
      mutation restStreamsMutation($input: RestStreamsInput!) {
        restStreams(input: $input) {
          milliseconds
        }
      }
    `,
    variables: { input: { milliseconds } },
    onError: goOn,
  });
}
