import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { remarkButton } from "./remarkButton.ts";
import { remarkKeys, type RemarkDeed } from "./remarkKeys.ts";

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
