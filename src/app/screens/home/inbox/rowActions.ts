import { type RefObject, useEffect, useEffectEvent } from "react";
import { graphql } from "react-relay";
import { useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { stepFocus } from "#app/ui/focus.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import type { rowActionsMutation } from "#generated/rowActionsMutation.graphql.ts";
import { PUT_OFF, PUT_OFF_KEYS } from "./InboxRow.tsx";
import type { Row } from "./inboxRows.ts";

/** A viewer who returns sooner finds the page as it was. */
const AGAIN_MS = 5000;

/** Calls a function when the viewer returns to the page. */
export function useReturn(onReturn: () => void): void {
  const run = useEffectEvent(onReturn);
  useEffect(() => {
    let at = performance.now();
    const onChange = (): void => {
      if (document.hidden || performance.now() - at < AGAIN_MS) return;
      at = performance.now();
      run();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
}

type PutOff = (row: Row) => void;
type ListRef = RefObject<HTMLDivElement | null>;

/** Returns a function that puts an item off, or lists it again; the focus moves on with its row. */
export function usePutOff(list: ListRef, onPutOff: (key: string, isPutOff: boolean) => void): PutOff {
  const toast = useToast();
  const [run] = useUnsignedMutation<rowActionsMutation>(graphql`
    mutation rowActionsMutation($input: PutOffInboxItemInput!) {
      putOffInboxItem(input: $input) {
        problem {
          code
          message
        }
      }
    }
  `);
  const change = async (item: Row["item"], isPutOff: boolean): Promise<void> => {
    const { key, state, title } = item;
    const problem = await run({ input: { key, state: isPutOff ? state : null } });
    if (problem !== null) return toast({ text: problem });
    leaveRow(list.current, key);
    onPutOff(key, isPutOff);
    if (!isPutOff) return undefined;
    toast({ text: `Put off until something changes: ${title}`, undo: () => void change(item, false) });
  };
  return ({ item }) => void change(item, !item.isPutOff);
}

/** Focuses the row after one that goes, else the one before it, if it has the focus. */
function leaveRow(list: Element | null, key: string): void {
  const titles = titlesIn(list);
  const at = titles.findIndex((title) => keyOf(title) === key);
  if (keyOf(document.activeElement) === key) (titles[at + 1] ?? titles[at - 1])?.focus();
}

function titlesIn(list: Element | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(".InboxRow:not([data-state='gone']) > a") ?? [])];
}

function keyOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>("[data-key]")?.dataset["key"];
}

export function useRowKeys(list: ListRef, rows: readonly Row[], putOff: PutOff): void {
  const some = { enabled: rows.length > 0 };
  const step = (by: 1 | -1): void => stepFocus(titlesIn(list.current), by);
  useShortcut("j", "Next item", shortcutGroups.reviews, () => step(1), some);
  useShortcut("k", "Previous item", shortcutGroups.reviews, () => step(-1), some);
  const putOffFocused = (): void => {
    const focused = rows.find(({ item }) => item.key === keyOf(document.activeElement));
    if (focused === undefined || focused.state === "gone") step(1);
    else putOff(focused);
  };
  useShortcut(PUT_OFF_KEYS, PUT_OFF, shortcutGroups.reviews, putOffFocused, some);
}
