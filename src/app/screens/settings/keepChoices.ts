import { commitMutation, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { keepChoicesMutation } from "#generated/keepChoicesMutation.graphql.ts";
import type { ChoiceChanges } from "#app/ui/choices.ts";

/** Has the server keep what was chosen; gives null once it does, else the sentence that says why it does not. Never fails. */
export function keepChoices(environment: IEnvironment, changes: ChoiceChanges): Promise<string | null> {
  return new Promise((resolve) => {
    commitMutation<keepChoicesMutation>(environment, {
      mutation: graphql`
        mutation keepChoicesMutation($input: KeepChoicesInput!) {
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
