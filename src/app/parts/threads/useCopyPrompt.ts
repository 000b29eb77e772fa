import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { useToast } from "#app/ui/useToast.ts";
import { fetchPrompt, type PromptOf } from "./fetchPrompt.ts";

const COPIED = "Copied as a prompt.";
const REFUSED = "The browser did not allow copying.";

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
            () => say(COPIED),
            () => say(REFUSED),
          ),
        (error: Error) => say(error.message),
      );
    },
    [environment, reviewId, toast],
  );
}
