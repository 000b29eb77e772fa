import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { messageOf } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import type { CopyPromptFixupQuery } from "#generated/CopyPromptFixupQuery.graphql.ts";
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
  const copy = useCopyToClipboard();
  return ({ threads = null }) => {
    const query = graphql`
      query CopyPromptQuery($id: ID!, $threads: [ID!]) {
        node(id: $id) {
          ... on Review {
            prompt(threads: $threads) @catch(to: RESULT)
          }
        }
      }
    `;
    void copy(async () => {
      const answer = await fetchQuery<CopyPromptQuery>(
        environment,
        query,
        { id: reviewId, threads },
        FORCE,
      ).toPromise();
      const text = valueOf(answer?.node?.prompt, "The review could not be loaded.") ?? "";
      return { text, copied: "Prompt copied." };
    });
  };
}

/** Returns a function that copies the command that commits a fix of a thread, for the commit that it belongs to. */
export function useCopyFixup(threadId: string): () => void {
  const environment = useRelayEnvironment();
  const copy = useCopyToClipboard();
  return () => {
    const query = graphql`
      query CopyPromptFixupQuery($id: ID!) {
        node(id: $id) {
          ... on ReviewThread {
            fixTarget @catch(to: RESULT) {
              command
              position
              total
            }
          }
        }
      }
    `;
    void copy(async () => {
      const none = "No commit of this change touched these lines.";
      const answer = await fetchQuery<CopyPromptFixupQuery>(environment, query, { id: threadId }).toPromise();
      const fix = valueOf(answer?.node?.fixTarget, none);
      if (fix == null) throw new Error(none);
      const { command, position, total } = fix;
      return { text: command, copied: `Copied ${command}, for commit ${position} of ${total}.` };
    });
  };
}

/** Returns a function that fetches a text, copies it to the clipboard, and shows what came of it in a toast. */
function useCopyToClipboard() {
  const toast = useToast();
  return async (fetchText: () => Promise<{ readonly text: string; readonly copied: string }>): Promise<void> => {
    try {
      const { text, copied } = await fetchText();
      await navigator.clipboard.writeText(text).catch(() => {
        throw new Error("The browser blocked access to the clipboard.");
      });
      toast({ text: copied });
    } catch (error) {
      toast({ text: messageOf(error) });
    }
  };
}
