import { type RefObject, useEffect, useEffectEvent } from "react";
import { useToast } from "#app/ui/Toaster.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

/** The keys of the actions on a comment, a draft or a thread, by the `data-action` of the button that performs it. */
export const commentKeys = {
  quote: "q",
  edit: "d e",
  remove: "d d",
  versions: "d h",
  was: "d a",
  since: "d c",
  accept: "i y",
  dismiss: "i x",
  choose: "d g",
} as const;

type CommentAction = keyof typeof commentKeys;

/** A comment or a draft, then the thread around it. */
const AROUND = [".CommentView, .DraftView", "[data-thread]"];

/**
 * Finds the button for an action in the focused comment, else in its thread, else in the given elements. Of several
 * buttons it returns the last, which belongs to the latest comment. Null when there is none.
 */
function actionButton(action: CommentAction, elements: readonly (Element | null)[]): HTMLElement | null {
  const focused = AROUND.map((selector) => document.activeElement?.closest(selector) ?? null);
  for (const element of [...focused, ...elements]) {
    const buttons = element?.querySelectorAll<HTMLElement>(`[data-action="${action}"]:not(:disabled)`) ?? [];
    const last = [...buttons].at(-1);
    if (last !== undefined) return last;
  }
  return null;
}

/**
 * Binds the keys that quote, edit and delete the focused comment or draft, show the changes to its lines, and add its
 * suggestion to a batch. Without a focused comment they act on the given elements, nearest first.
 */
export function useCommentActionKeys(
  elementsNear: (action: CommentAction) => readonly (Element | null)[],
  enabled: boolean,
): void {
  const toast = useToast();
  const act = (action: CommentAction): void => {
    const button = actionButton(action, elementsNear(action));
    if (button === null) toast({ text: "No comment here has this action. Press Shift+N to go to the next thread." });
    else button.click();
  };
  const { review } = shortcutGroups;
  useShortcut(commentKeys.quote, "Quote comment in a reply", review, () => act("quote"), { enabled });
  useShortcut(commentKeys.edit, "Edit comment or draft", review, () => act("edit"), { enabled });
  useShortcut(commentKeys.remove, "Delete comment or discard draft", review, () => act("remove"), { enabled });
  useShortcut(commentKeys.versions, "Show edit history of comment", review, () => act("versions"), { enabled });
  useShortcut(commentKeys.was, "Show or hide original code of thread", review, () => act("was"), { enabled });
  useShortcut(commentKeys.since, "Show or hide changes to lines of thread", review, () => act("since"), { enabled });
  useShortcut(commentKeys.accept, "Accept comment of an agent as your own", review, () => act("accept"), { enabled });
  useShortcut(commentKeys.dismiss, "Dismiss comment of an agent, or restore it", review, () => act("dismiss"), {
    enabled,
  });
  useShortcut(commentKeys.choose, "Add suggestion to batch or remove it", review, () => act("choose"), { enabled });
}

/** The event that runs an action of a thread's element; its `detail` names the action. */
export const THREAD_EVENT = "galley:thread";

/** The actions that code outside a thread can run, for example for a key pressed in the lines above it. */
export type ThreadAction = (typeof THREAD_ACTIONS)[number];

const THREAD_ACTIONS = ["reply", "toggleResolved", "refuse", "toggle", "prompt", "apply", "openInEditor"] as const;

export function useThreadActions(
  element: RefObject<HTMLElement | null>,
  actions: Readonly<Record<ThreadAction, () => void>>,
): void {
  const run = useEffectEvent((event: Event) => {
    const action: unknown = event instanceof CustomEvent ? event.detail : null;
    if (isThreadAction(action)) actions[action]();
  });
  useEffect(() => {
    const target = element.current;
    const listener = (event: Event): void => run(event);
    target?.addEventListener(THREAD_EVENT, listener);
    return () => target?.removeEventListener(THREAD_EVENT, listener);
  }, [element]);
}

function isThreadAction(value: unknown): value is ThreadAction {
  return THREAD_ACTIONS.some((action) => action === value);
}
