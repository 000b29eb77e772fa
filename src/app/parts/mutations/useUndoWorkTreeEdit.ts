import { createContext, use, useMemo } from "react";
import { graphql } from "react-relay";
import { useToast } from "#app/ui/Toaster.tsx";
import type { useUndoWorkTreeEditMutation } from "#generated/useUndoWorkTreeEditMutation.graphql.ts";
import { newKey } from "./idempotencyKey.ts";
import { useDeed } from "./useAction.ts";

const TEXT = {
  undone: "Undone: the file is as it was.",
} as const;

/** Gives what says that an edit of the work tree was made, with a way to undo it; an undoing can be undone as well. */
export function useUndoWorkTreeEdit(): (edit: string, sentence: string) => void {
  const toast = useToast();
  const onEdited = use(WorkTreeEditedContext);
  const [run] = useDeed<useUndoWorkTreeEditMutation>(
    graphql`
      mutation useUndoWorkTreeEditMutation($input: UndoWorkTreeEditInput!) {
        undoWorkTreeEdit(input: $input) {
          edit
          problem {
            message
          }
        }
      }
    `,
    { isSigned: false },
  );
  return useMemo(() => {
    async function undo(edit: string): Promise<void> {
      const made: string[] = [];
      const reason = await run({
        variables: { input: { key: newKey(), edit } },
        updater: (_store, data) => {
          const name = data?.undoWorkTreeEdit?.edit;
          if (name != null) made.push(name);
        },
      });
      const [undoing] = made;
      if (undoing === undefined) return toast({ text: reason ?? TEXT.undone });
      say(undoing, TEXT.undone);
      onEdited?.();
    }
    function say(edit: string, sentence: string): void {
      toast({ text: sentence, undo: () => void undo(edit) });
    }
    return say;
  }, [run, toast, onEdited]);
}

/** Is called when files of the work tree were edited from the page; null where nothing shows them. */
export const WorkTreeEditedContext = createContext<(() => void) | null>(null);
