import { graphql } from "react-relay";
import type { useNameViewerMutation } from "#generated/useNameViewerMutation.graphql.ts";
import { useDeed } from "./useDeed.ts";

/** Gives the deed that keeps the viewer's name and e-mail address, and whether it is under way. */
export function useNameViewer(slug: string) {
  const [run, busy] = useDeed<useNameViewerMutation>(
    graphql`
      mutation useNameViewerMutation($input: NameViewerInput!) {
        nameViewer(input: $input) {
          problem {
            message
          }
          repository {
            ...NameGate_repository
          }
        }
      }
    `,
    { isSigned: false },
  );
  const nameViewer = (name: string, email: string) => run({ variables: { input: { slug, name, email } } });
  return [nameViewer, busy] as const;
}
