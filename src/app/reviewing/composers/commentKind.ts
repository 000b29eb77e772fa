import { localSettings } from "#app/ui/settings.ts";
import type { CommentKind } from "./Composer.tsx";

/** The setting of this browser with the fields whose kind is not the usual one, the last changed first. */
const SETTING = "galley.otherKinds";
const FIELDS_MAX = 200;

/**
 * What "Blocking" was last set to in the fields of one name, such as a review's key: each review begins with the usual
 * kind, and keeps the one that was chosen in it.
 */
export const commentKind = {
  read: (name: string, usual: CommentKind): CommentKind =>
    localSettings.readList(SETTING).includes(name) ? otherThan(usual) : usual,
  save(name: string, usual: CommentKind, kind: CommentKind): void {
    const others = localSettings.readList(SETTING).filter((one) => one !== name);
    const next = kind === usual ? others : [name, ...others];
    localSettings.save(SETTING, JSON.stringify(next.slice(0, FIELDS_MAX)));
  },
};

function otherThan(kind: CommentKind): CommentKind {
  return kind === "NOTE" ? "BLOCKING" : "NOTE";
}
