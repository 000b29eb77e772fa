import { type RefObject, useEffect, useEffectEvent } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

/** What asks a remark, a draft or a thread for something, by the word that the button which does it bears as `data-deed`. */
export const remarkKeys = {
  quote: "q",
  edit: "d e",
  remove: "d d",
  versions: "d h",
  was: "d a",
  since: "d c",
  choose: "d g",
} as const;

type RemarkDeed = keyof typeof remarkKeys;

/** A remark or a draft, then the thread it belongs to. */
const AROUND = [".CommentView, .DraftView", "[data-thread]"];

/**
 * Finds the button that does something with the remark that has the focus, or else with its thread, or else with what stands in one
 * of these places; the last of several, as that was said last. Null where there is none.
 */
function remarkButton(deed: RemarkDeed, places: readonly (Element | null)[]): HTMLElement | null {
  const focused = AROUND.map((selector) => document.activeElement?.closest(selector) ?? null);
  for (const place of [...focused, ...places]) {
    const buttons = place?.querySelectorAll<HTMLElement>(`[data-deed="${deed}"]:not(:disabled)`) ?? [];
    const last = [...buttons].at(-1);
    if (last !== undefined) return last;
  }
  return null;
}

const TEXT = {
  quote: "Quote the remark here in a reply",
  edit: "Edit the remark or draft here",
  remove: "Take back the remark here, or discard the draft",
  versions: "Show what the remark here said before it was edited",
  was: "Show or fold the code that the thread here was written on",
  since: "Show or fold what changed in the lines of the thread here",
  choose: "Apply the suggestion here together with others, or not",
  none: "Nothing here can be asked for that: Shift+N goes to the next thread.",
} as const;

/**
 * Quotes, edits and takes back by key the remark or draft that has the focus, shows what became of its lines, and puts its
 * suggestion among those that are applied together; where none has the focus, what stands in the places that are given, nearest first.
 */
export function useRemarkKeys(placesNear: (deed: RemarkDeed) => readonly (Element | null)[], enabled: boolean): void {
  const announce = useAnnounce();
  const act = (deed: RemarkDeed): void => {
    const button = remarkButton(deed, placesNear(deed));
    if (button === null) announce(TEXT.none);
    else button.click();
  };
  const { review } = shortcutGroups;
  useShortcut(remarkKeys.quote, TEXT.quote, review, () => act("quote"), { enabled });
  useShortcut(remarkKeys.edit, TEXT.edit, review, () => act("edit"), { enabled });
  useShortcut(remarkKeys.remove, TEXT.remove, review, () => act("remove"), { enabled });
  useShortcut(remarkKeys.versions, TEXT.versions, review, () => act("versions"), { enabled });
  useShortcut(remarkKeys.was, TEXT.was, review, () => act("was"), { enabled });
  useShortcut(remarkKeys.since, TEXT.since, review, () => act("since"), { enabled });
  useShortcut(remarkKeys.choose, TEXT.choose, review, () => act("choose"), { enabled });
}

/** The event that asks a thread's element for something; its `detail` says for what. */
export const THREAD_EVENT = "galley:thread";

/** What a thread can be asked for from outside, as by a key that is pressed in the code above it. */
export type ThreadDeed = (typeof DEEDS)[number];

const DEEDS = ["reply", "settle", "refuse", "toggle", "prompt", "apply"] as const;

/** Does what is asked of a thread's element by `THREAD_EVENT`. */
export function useThreadDeeds(
  element: RefObject<HTMLElement | null>,
  deeds: Readonly<Record<ThreadDeed, () => void>>,
): void {
  const run = useEffectEvent((event: Event) => {
    const deed: unknown = event instanceof CustomEvent ? event.detail : null;
    if (isDeed(deed)) deeds[deed]();
  });
  useEffect(() => {
    const asked = element.current;
    const listener = (event: Event): void => run(event);
    asked?.addEventListener(THREAD_EVENT, listener);
    return () => asked?.removeEventListener(THREAD_EVENT, listener);
  }, [element]);
}

function isDeed(value: unknown): value is ThreadDeed {
  return DEEDS.some((deed) => deed === value);
}
