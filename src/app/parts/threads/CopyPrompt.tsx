import { CopyIcon } from "@primer/octicons-react";
import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { IconButton } from "#app/ui/Button.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import type { CopyPromptQuery } from "#generated/CopyPromptQuery.graphql.ts";
import { failureOf } from "../fieldFailure.ts";

const TEXT = {
  label: "Copy the open remarks as a prompt",
} as const;
const KEYS = "i a";

/** Puts all open remarks of a review on the clipboard, as text for whoever acts on them. */
export function CopyPrompt({ reviewId }: { readonly reviewId: string }) {
  const copyPrompt = useCopyPrompt(reviewId);
  const copy = (): void => copyPrompt({});
  useShortcut(KEYS, TEXT.label, shortcutGroups.review, copy);
  return <IconButton size="small" label={TEXT.label} keys={KEYS} icon={<CopyIcon />} onClick={copy} />;
}

const USE_COPY_PROMPT_TEXT = {
  copied: "Copied as a prompt.",
  refused: "The browser did not allow copying.",
} as const;

/** Gives what puts remarks of a review on the clipboard as a prompt for whoever acts on them, and says what came of it. */
export function useCopyPrompt(reviewId: string): (of: PromptOf) => void {
  const environment = useRelayEnvironment();
  const toast = useToast();
  return useCallback(
    (of) => {
      const say = (text: string): void => toast({ text });
      fetchPrompt(environment, reviewId, of).then(
        (prompt) =>
          navigator.clipboard.writeText(prompt).then(
            () => say(USE_COPY_PROMPT_TEXT.copied),
            () => say(USE_COPY_PROMPT_TEXT.refused),
          ),
        (error: Error) => say(error.message),
      );
    },
    [environment, reviewId, toast],
  );
}

const FETCH_PROMPT_TEXT = {
  lost: "The review could not be read.",
} as const;

/** Of which remarks of a review a prompt is made: all that are open, or some threads, open or not. */
interface PromptOf {
  readonly threads?: readonly string[];
}

/** Asks for remarks of a review as a prompt; fails with a sentence for people. */
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
        if (prompt === undefined) reject(new Error(FETCH_PROMPT_TEXT.lost));
        else if (!prompt.ok) reject(new Error(failureOf(prompt.errors).message));
        else resolve(prompt.value ?? "");
      },
      error: reject,
    });
  });
}
