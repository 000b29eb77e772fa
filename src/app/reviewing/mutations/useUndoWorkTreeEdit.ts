import { createContext, use, useMemo } from "react";
import { graphql } from "react-relay";
import { useToast } from "#app/ui/Toaster.tsx";
import type { useUndoWorkTreeEditMutation } from "#generated/useUndoWorkTreeEditMutation.graphql.ts";
import { newKey, useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";

const UNDONE = "Edit undone.";

/** Returns a function that shows a toast with an undo button for an edit of the work tree; an undo can be undone as well. */
export function useUndoWorkTreeEdit(): (edit: string, message: string) => void {
  const toast = useToast();
  const onEdited = use(WorkTreeEditedContext);
  const [run] = useUnsignedMutation<useUndoWorkTreeEditMutation>(graphql`
    mutation useUndoWorkTreeEditMutation($input: UndoWorkTreeEditInput!) {
      undoWorkTreeEdit(input: $input) {
        edit
        problem {
          message
        }
      }
    }
  `);
  return useMemo(() => {
    async function undo(edit: string): Promise<void> {
      const made: string[] = [];
      const reason = await run({ input: { key: newKey(), edit } }, (_store, data) => {
        const name = data?.undoWorkTreeEdit?.edit;
        if (name != null) made.push(name);
      });
      const [undoing] = made;
      if (undoing === undefined) return toast({ text: reason ?? UNDONE });
      showToast(undoing, UNDONE);
      onEdited?.();
    }
    function showToast(edit: string, message: string): void {
      toast({ text: message, undo: () => void undo(edit) });
    }
    return showToast;
  }, [run, toast, onEdited]);
}

/** Called when files of the work tree were edited from the page; null when nothing shows them. */
export const WorkTreeEditedContext = createContext<(() => void) | null>(null);
