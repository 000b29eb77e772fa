import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { CLIPBOARD_BLOCKED } from "#app/ui/CopyButton.tsx";
import { messageOf } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import type { CopyPromptQuery } from "#generated/CopyPromptQuery.graphql.ts";
import { valueOf } from "#app/reading/data/fieldFailure.ts";

const LABEL = "Copy unresolved comments as a prompt";
const KEYS = "i a";
const FORCE = { networkCacheConfig: { force: true } };

export function CopyPrompt({ reviewId }: { readonly reviewId: string }) {
  const copyPrompt = useCopyPrompt(reviewId);
  const copy = (): void => copyPrompt({});
  useShortcut(KEYS, LABEL, shortcutGroups.review, copy);
  return (
    <Button size="small" variant="quiet" hint={LABEL} keys={KEYS} onClick={copy}>
      Copy as prompt
    </Button>
  );
}

/** The comments of the prompt: all open ones, or those of some threads, open or not. */
interface PromptOf {
  readonly threads?: readonly string[];
}

/** Returns a function that copies comments of a review to the clipboard as a prompt and shows the result in a toast. */
export function useCopyPrompt(reviewId: string): (of: PromptOf) => void {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const copy = async (threads: PromptOf["threads"]): Promise<string> => {
    const query = graphql`
      query CopyPromptQuery($id: ID!, $threads: [ID!]) {
        node(id: $id) {
          ... on Review {
            prompt(threads: $threads) @catch(to: RESULT)
          }
        }
      }
    `;
    const variables = { id: reviewId, threads: threads ?? null };
    const answer = await fetchQuery<CopyPromptQuery>(environment, query, variables, FORCE).toPromise();
    const text = valueOf(answer?.node?.prompt, "The review could not be loaded.") ?? "";
    await navigator.clipboard.writeText(text).catch(() => {
      throw new Error(CLIPBOARD_BLOCKED);
    });
    return "Prompt copied.";
  };
  return ({ threads }) =>
    void copy(threads)
      .catch(messageOf)
      .then((text) => toast({ text }));
}
