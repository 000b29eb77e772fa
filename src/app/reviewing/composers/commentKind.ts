import { localSettings } from "#app/ui/settings.ts";

export type CommentKind = "BLOCKING" | "NOTE";

export interface KindChoice {
  readonly initial: CommentKind;
  readonly onChange?: (kind: CommentKind) => void;
}

/** The setting of this browser with the fields whose kind is not the usual one, the last changed first. */
const SETTING = "galley.otherKinds";
const FIELDS_MAX = 200;

/**
 * What "Blocking" was last set to in the fields of one name, such as a review's key: each review begins with the usual
 * kind, and keeps the one that was chosen in it.
 */
export const commentKind = {
  of: (name: string, usual: CommentKind): KindChoice => ({
    initial: localSettings.readList(SETTING).includes(name) ? otherThan(usual) : usual,
    onChange(kind) {
      const others = localSettings.readList(SETTING).filter((one) => one !== name);
      const next = kind === usual ? others : [name, ...others];
      localSettings.save(SETTING, JSON.stringify(next.slice(0, FIELDS_MAX)));
    },
  }),
};

function otherThan(kind: CommentKind): CommentKind {
  return kind === "NOTE" ? "BLOCKING" : "NOTE";
}
