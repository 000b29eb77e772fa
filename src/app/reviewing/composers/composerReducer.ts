import { formatCount } from "#app/ui/format.ts";
import type { CommentKind } from "./commentKind.ts";

const LENGTH_MAX = 65_536;
export const tooLong = (): string => `A comment can have at most ${formatCount(LENGTH_MAX)} characters. Shorten it.`;

export interface ComposerState {
  readonly text: string;
  readonly kind: CommentKind;
  readonly view: "write" | "preview";
  /** The index of the action that is running. */
  readonly sending: number | null;
  readonly failure: { readonly action: number; readonly reason: string } | null;
  /** The question to confirm before an action, with the label of the action. */
  readonly asked: { readonly label: string; readonly question: string } | null;
}

export type ComposerEvent =
  | { readonly type: "written"; readonly text: string }
  | { readonly type: "kindChosen"; readonly kind: CommentKind }
  | { readonly type: "viewChosen"; readonly view: ComposerState["view"] }
  | { readonly type: "sendingStarted"; readonly action: number }
  | { readonly type: "asked"; readonly label: string; readonly question: string }
  | { readonly type: "questionClosed" }
  | { readonly type: "failed"; readonly action: number; readonly reason: string }
  | { readonly type: "sent" };

export function firstState(text: string, kind: CommentKind): ComposerState {
  return { text, kind, view: "write", sending: null, failure: null, asked: null };
}

export function composerReducer(state: ComposerState, event: ComposerEvent): ComposerState {
  switch (event.type) {
    case "written":
      return { ...state, text: event.text, failure: null };
    case "kindChosen":
      return { ...state, kind: event.kind };
    case "viewChosen":
      return { ...state, view: event.view };
    case "sendingStarted":
      return { ...state, sending: event.action, failure: null };
    case "asked":
      return { ...state, sending: null, asked: { label: event.label, question: event.question } };
    case "questionClosed":
      return { ...state, asked: null };
    case "failed":
      return { ...state, sending: null, failure: { action: event.action, reason: event.reason } };
    case "sent":
      return firstState("", state.kind);
  }
}

/** Returns why a text cannot be sent, or null. */
export function obstacleTo(text: string, needsText = true): "tooLong" | "empty" | null {
  const { length } = text.trim();
  return length > LENGTH_MAX ? "tooLong" : needsText && length === 0 ? "empty" : null;
}
