import { AgentIcon } from "@primer/octicons-react";
import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { IconButton } from "#app/ui/Button.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import type { CopyPromptFixupQuery } from "#generated/CopyPromptFixupQuery.graphql.ts";
import type { CopyPromptQuery } from "#generated/CopyPromptQuery.graphql.ts";
import { failureOf } from "../fieldFailure.ts";

const TEXT = {
  label: "Copy unresolved comments as a prompt",
  refused: "The browser blocked access to the clipboard.",
} as const;
const KEYS = "i a";

/** Copies all open comments of a review to the clipboard as a prompt for an agent. */
export function CopyPrompt({ reviewId }: { readonly reviewId: string }) {
  const copyPrompt = useCopyPrompt(reviewId);
  const copy = (): void => copyPrompt({});
  useShortcut(KEYS, TEXT.label, shortcutGroups.review, copy);
  return <IconButton size="small" label={TEXT.label} keys={KEYS} icon={<AgentIcon />} onClick={copy} />;
}

/** Returns a function that copies comments of a review to the clipboard as a prompt and shows the result in a toast. */
export function useCopyPrompt(reviewId: string): (of: PromptOf) => void {
  const environment = useRelayEnvironment();
  const toast = useToast();
  return useCallback(
    (of) => {
      const showToast = (text: string): void => toast({ text });
      fetchPrompt(environment, reviewId, of).then(
        (prompt) =>
          navigator.clipboard.writeText(prompt).then(
            () => showToast("Prompt copied."),
            () => showToast(TEXT.refused),
          ),
        (error: Error) => showToast(error.message),
      );
    },
    [environment, reviewId, toast],
  );
}

/** The comments of the prompt: all open ones, or those of some threads, open or not. */
interface PromptOf {
  readonly threads?: readonly string[];
}

/** Fetches comments of a review as a prompt; rejects with a message for the user. */
function fetchPrompt(environment: IEnvironment, reviewId: string, { threads }: PromptOf): Promise<string> {
  const query = graphql`
    query CopyPromptQuery($id: ID!, $threads: [ID!]) {
      node(id: $id) {
        ... on Review {
          prompt(threads: $threads) @catch(to: RESULT)
        }
      }
    }
  `;
  return new Promise((resolve, reject) => {
    fetchQuery<CopyPromptQuery>(
      environment,
      query,
      { id: reviewId, threads: threads ?? null },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ node }) => {
        const prompt = node?.prompt;
        if (prompt === undefined) reject(new Error("The review could not be loaded."));
        else if (!prompt.ok) reject(new Error(failureOf(prompt.errors).message));
        else resolve(prompt.value ?? "");
      },
      error: reject,
    });
  });
}

/** Returns a function that copies the command that commits a fix of a thread, for the commit that it belongs to. */
export function useCopyFixup(threadId: string): () => void {
  const environment = useRelayEnvironment();
  const toast = useToast();
  return useCallback(() => {
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
    const showToast = (text: string): void => toast({ text });
    fetchQuery<CopyPromptFixupQuery>(environment, query, { id: threadId }).subscribe({
      next: ({ node }) => {
        const fix = node?.fixTarget;
        if (fix?.ok === false) return showToast(failureOf(fix.errors).message);
        if (fix?.value == null) return showToast("No commit of this change touched these lines.");
        const { command, position, total } = fix.value;
        navigator.clipboard.writeText(command).then(
          () => showToast(`Copied ${command}, for commit ${position} of ${total}.`),
          () => showToast(TEXT.refused),
        );
      },
      error: (error: Error) => showToast(error.message),
    });
  }, [environment, threadId, toast]);
}
