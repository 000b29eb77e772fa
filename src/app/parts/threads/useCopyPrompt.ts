import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { useToast } from "#app/ui/useToast.ts";
import { fetchPrompt, type PromptOf } from "./fetchPrompt.ts";

const TEXT = {
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
            () => say(TEXT.copied),
            () => say(TEXT.refused),
          ),
        (error: Error) => say(error.message),
      );
    },
    [environment, reviewId, toast],
  );
}
