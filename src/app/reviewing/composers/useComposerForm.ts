import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from "react";
import { leaveFocus, returnFocus } from "#app/ui/focus.ts";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import { type DraftConflict, savedText, TextSaver } from "#app/reading/data/TextSaver.ts";
import type { CommentKind, KindChoice } from "./commentKind.ts";
import { composerReducer, type ComposerState, firstState, obstacleTo } from "./composerReducer.ts";
import { reopenedFields } from "./openFields.ts";
import { useStore } from "#app/ui/Store.ts";

export interface ComposerAction {
  readonly label: string;
  readonly hint?: string;
  /** False when the text may be empty. */
  readonly needsText?: boolean;
  /** Resolves to what the writer has to confirm before the first run, or to null. */
  readonly question?: () => Promise<string | null>;
  /** Resolves to null on success, else to a message with the reason. */
  readonly run: (text: string, kind: CommentKind) => Promise<string | null>;
}

/** The draft that a form writes. */
export interface ComposerDraft {
  readonly draftKey: string;
  /** Returns the version of the draft that the field has. */
  readonly versionNow: () => number;
  /** Called shortly after the last key. */
  readonly onSave: (text: string, kind: CommentKind) => Promise<string | null>;
  /** True when the text was published elsewhere: the field closes unless it has newer text. */
  readonly isPublished: boolean;
}

/** The text of a form, where it is saved and sent, and its focus. */
export interface FormOptions {
  /** The key of the text in this browser's storage, one per place to write. */
  readonly savedTextKey: string;
  /** The initial text when the browser has nothing newer. */
  readonly initial?: string;
  /** The kind of the comment; without it there is no choice. */
  readonly kind?: KindChoice;
  readonly draft?: ComposerDraft;
  /** True if the field was opened because this browser has text that may not be saved yet: it is saved at once. */
  readonly isRestored?: boolean;
  /** The text that another window saved meanwhile. */
  readonly conflict?: DraftConflict | null;
  readonly takesFocus?: boolean;
  /** The first is the primary one. */
  readonly actions: readonly ComposerAction[];
  /** Called after Escape, the close button and a successful action; without it the field stays and is emptied. */
  readonly onClose?: () => void;
}

/** A form for writing, as its parts show it. */
export type ComposerForm = ReturnType<typeof useComposerForm>;

/** Returns a form whose text is saved while it is written, and stays with the reason when it could not be sent. */
export function useComposerForm(
  options: FormOptions,
  field: RefObject<HTMLTextAreaElement | null>,
  group: RefObject<HTMLElement | null>,
) {
  const { savedTextKey, initial = "", actions, draft, onClose } = options;
  const [state, dispatch] = useReducer(composerReducer, null, () =>
    firstState(savedText.read(savedTextKey) ?? initial, options.kind?.initial ?? "NOTE"),
  );
  const { text, kind, sending } = state;
  const saver = useTextSaver(options, state);
  const saved = useStore(saver.state);
  const announce = useAnnounce();
  useFieldFocus(options, field);

  const close = (): void => {
    dispatch({ type: "sent" });
    onClose?.();
  };
  const closePublished = useEffectEvent(async () => {
    if (sending !== null) return; // this field publishes the text itself
    // Text newer than what was published must not be lost: trying to save it reports the result.
    if (!saver.isSafe()) saver.onTextChange(text);
    await saver.flush();
    if (!saver.isSafe()) return;
    await saver.clear();
    close();
  });
  useEffect(() => {
    if (draft?.isPublished === true) void closePublished();
  }, [draft?.isPublished]);

  const write = (next: string): void => {
    dispatch({ type: "written", text: next });
    saver.onTextChange(next);
  };
  const run = async (index: number): Promise<void> => {
    const action = actions[index];
    const obstacle = action && obstacleTo(text, action.needsText);
    if (action === undefined || sending !== null || obstacle === "tooLong") return;
    if (obstacle === "empty") return field.current?.focus();
    dispatch({ type: "sendingStarted", action: index });
    const { label } = action;
    // Without a question the field loses the focus at once.
    const question = action.question && state.asked?.label !== label ? await action.question() : null;
    if (question !== null) {
      dispatch({ type: "asked", label, question });
      return announce(question);
    }
    if (onClose !== undefined) leaveFocus(group.current);
    await saver.pause();
    const reason = await action.run(text, kind);
    if (reason === null) {
      close();
      return saver.clear();
    }
    dispatch({ type: "failed", action: index, reason });
    announce(reason);
    saver.onTextChange(text);
    requestAnimationFrame(() => returnFocus(field.current, group.current));
  };
  return {
    state,
    saved,
    conflict: options.conflict ?? (saved.kind === "conflict" ? saved.conflict : null),
    write,
    chooseKind(next: CommentKind): void {
      dispatch({ type: "kindChosen", kind: next });
      options.kind?.onChange?.(next);
      if (text !== "") saver.onTextChange(text);
    },
    chooseView: (view: ComposerState["view"]) => dispatch({ type: "viewChosen", view }),
    closeQuestion: () => dispatch({ type: "questionClosed" }),
    /** Continues with a text in place of the one of another window. */
    settle({ accept }: DraftConflict, next: string): void {
      accept();
      write(next);
      void saver.flush();
      returnFocus(field.current, group.current);
    },
    retrySave: () => void saver.flush(),
    /** Runs the action at an index. */
    send: (index: number) => void run(index),
  };
}

/** Returns what saves the text of a form: a restored one at once, and the last one when the form goes. */
export function useTextSaver(
  { savedTextKey, draft, isRestored = false }: Pick<FormOptions, "savedTextKey" | "draft" | "isRestored">,
  { text, kind }: Pick<ComposerState, "text" | "kind">,
): TextSaver {
  const [saver] = useState(() => new TextSaver(savedTextKey, null));
  useEffect(() => {
    if (draft === undefined) return saver.saveBy(null);
    const { draftKey, onSave, versionNow } = draft;
    saver.saveBy(
      (latest) => onSave(latest, kind),
      () => ({ draftKey, version: versionNow() }),
    );
  });
  useEffect(() => () => void saver.leave(), [saver]);
  const saveRestored = useEffectEvent(() => {
    // A text without an origin was proposed, not written: it is no draft yet.
    if (savedText.origin(savedTextKey) !== null) saver.onTextChange(text);
  });
  useEffect(() => {
    if (isRestored) saveRestored();
  }, [isRestored]);
  return saver;
}

/** Gives a new field the focus; a reopened one only if it had it and nothing else has taken it since. */
function useFieldFocus(options: FormOptions, field: RefObject<HTMLTextAreaElement | null>): void {
  const { savedTextKey, takesFocus = false } = options;
  const draftKey = options.draft?.draftKey ?? null;
  const [reopened] = useState(() => reopenedFields.at(savedTextKey));
  useLayoutEffect(() => {
    reopenedFields.clear(savedTextKey);
    return reopenedFields.note({ savedTextKey, draftKey, element: () => field.current });
  }, [savedTextKey, draftKey, field]);
  useEffect(() => {
    if (reopened === null ? !takesFocus : reopened.caret === null) return;
    const length = field.current?.value.length ?? 0;
    if (reopened === null) field.current?.focus({ preventScroll: true });
    else returnFocus(field.current, null);
    field.current?.setSelectionRange(...(reopened?.caret ?? [length, length]));
  }, [takesFocus, reopened, field]);
}
