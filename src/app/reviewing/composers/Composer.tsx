import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import { Button } from "#app/ui/Button.tsx";
import { leaveFocus, returnFocus } from "#app/ui/focus.ts";
import { formatCount } from "#app/ui/format.ts";
import { isPressed } from "#app/ui/Kbd.tsx";
import { FailureNotice, Notice } from "#app/ui/Notice.tsx";
import { chooseNext, SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { isApplePlatform } from "#app/ui/windowQuery.ts";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import { type DraftConflict, type DraftOrigin, savedText, saveLabels, TextSaver } from "#app/reading/data/TextSaver.ts";
import { composerKeys, ComposerKeys, ComposerTools } from "./ComposerTools.tsx";
import { reopenedFields } from "./openFields.ts";
import "./Composer.css";

const CANCEL = "Cancel";
const PREVIEW = "Preview";
const VIEWS = [
  { value: "write", label: "Write" },
  { value: "preview", label: PREVIEW, hint: "Show the rendered comment" },
] as const;
const LENGTH_MAX = 65_536;
const TOO_LONG = `A comment can have at most ${formatCount(LENGTH_MAX)} characters. Shorten it.`;
const SEND_KEYS = ["Mod+Enter", "Mod+Shift+Enter", "Mod+Alt+Enter"];
const ROWS = 3;

export type CommentKind = "BLOCKING" | "NOTE";

/** An action on the text. */
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

export interface ComposerProps {
  /** The key of the text in this browser's storage, one per place to write. */
  readonly savedTextKey: string;
  /** The key of the draft that it writes, if any. */
  readonly draftKey?: string;
  /** The accessible name of the field. */
  readonly label: string;
  readonly placeholder?: string;
  /** The initial text when the browser has nothing newer. */
  readonly initial?: string;
  /** The initial kind of the comment; without it there is no choice. */
  readonly kind?: CommentKind;
  readonly onKindChange?: (kind: CommentKind) => void;
  /** The lines that a suggestion would replace; without them none can be made. */
  readonly suggestedOn?: readonly string[] | null;
  /** The text that can be quoted. */
  readonly quoted?: string;
  readonly rows?: number;
  readonly takesFocus?: boolean;
  /** Saves a draft; called shortly after the last key. */
  readonly onSave?: (text: string, kind: CommentKind) => Promise<string | null>;
  /** Returns the version of the draft that the field has. */
  readonly versionNow?: () => number;
  /** True if the field was opened because this browser has text that may not be saved yet: it is saved at once. */
  readonly isRestored?: boolean;
  /** The text that another window saved in the draft meanwhile. */
  readonly conflict?: DraftConflict | null;
  /** The first is the primary one. */
  readonly actions: readonly ComposerAction[];
  /** True when the text was published elsewhere: the field closes unless it has newer text. */
  readonly isPublished?: boolean;
  /**
   * Called after Escape, the close button and a successful action. Without it the field is emptied and stays, and
   * Escape leaves it.
   */
  readonly onClose?: () => void;
  /** More controls, placed before the kind, so that they do not move when that disappears. */
  readonly children?: ReactNode;
}

/**
 * A field for writing a comment that loses nothing: every key is stored in this browser, `onSave` stores drafts, and
 * text that could not be sent stays with the reason. While it is sent, the field keeps the text and takes no other.
 */
export function Composer(props: ComposerProps): ReactNode {
  const { savedTextKey, initial = "", suggestedOn = null, rows = ROWS, actions, onClose, onSave } = props;
  const [text, setText] = useState(() => savedText.read(savedTextKey) ?? initial);
  const [kind, setKind] = useState<CommentKind>(props.kind ?? "NOTE");
  const [view, setView] = useState<"write" | "preview">("write");
  const [sending, setSending] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ readonly action: number; readonly reason: string } | null>(null);
  /** The question that was shown, with the label of its action. */
  const [asked, setAsked] = useState<{ readonly label: string; readonly question: string } | null>(null);
  const [saver] = useState(() => new TextSaver(savedTextKey, null));
  const saved = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  const conflict = props.conflict ?? (saved.kind === "conflict" ? saved.conflict : null);
  const announce = useAnnounce();
  const field = useRef<HTMLTextAreaElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const id = useId();
  const confirmed = actions.findIndex(({ label }) => label === asked?.label);
  const isTooLong = text.trim().length > LENGTH_MAX;

  const { takesFocus = false, draftKey = null, isRestored = false, versionNow } = props;
  const originOf = (): DraftOrigin | null =>
    draftKey === null || versionNow === undefined ? null : { draftKey, version: versionNow() };
  useEffect(() => saver.saveBy(onSave === undefined ? null : (latest) => onSave(latest, kind), originOf));
  useEffect(() => () => void saver.flush(), [saver]);
  const saveRestored = useEffectEvent(() => {
    // A text without an origin was proposed, not written: it is no draft yet.
    if (savedText.origin(savedTextKey) !== null) saver.onTextChange(text);
  });
  useEffect(() => {
    if (isRestored) saveRestored();
  }, [isRestored]);
  // A reopened field takes the focus only if it had it and nothing else has taken it since.
  const [reopened] = useState(() => reopenedFields.at(savedTextKey));
  useLayoutEffect(() => {
    reopenedFields.clear(savedTextKey);
    return reopenedFields.note({ savedTextKey: savedTextKey, draftKey, element: () => field.current });
  }, [savedTextKey, draftKey]);
  useEffect(() => {
    if (reopened === null ? !takesFocus : reopened.caret === null) return;
    const length = field.current?.value.length ?? 0;
    if (reopened === null) field.current?.focus({ preventScroll: true });
    else returnFocus(field.current, null);
    field.current?.setSelectionRange(...(reopened?.caret ?? [length, length]));
  }, [takesFocus, reopened]);

  const { isPublished = false } = props;
  const saveNewer = useEffectEvent(async () => {
    if (sending !== null) return false; // this field publishes the text itself
    // Text newer than what was published must not be lost: trying to save it reports the result.
    if (!saver.isSafe()) saver.onTextChange(text);
    await saver.flush();
    return saver.isSafe();
  });
  const close = useEffectEvent(() => {
    setText("");
    onClose?.();
  });
  useEffect(() => {
    if (!isPublished) return;
    void saveNewer().then(async (isSafe) => {
      if (!isSafe) return;
      await saver.clear();
      close();
    });
  }, [isPublished, saver]);

  function write(next: string): void {
    setText(next);
    setFailure(null);
    saver.onTextChange(next);
  }

  /** Continues with a text in place of the one of another window. */
  function settle({ accept }: DraftConflict, next: string): void {
    accept();
    write(next);
    void saver.flush();
    returnFocus(field.current, group.current);
  }

  async function send(index: number): Promise<void> {
    const action = actions[index];
    if (action === undefined || sending !== null || isTooLong) return;
    if (action.needsText !== false && text.trim() === "") return field.current?.focus();
    setSending(index);
    setFailure(null);
    if (action.question !== undefined && asked?.label !== action.label) {
      const question = await action.question();
      if (question !== null) {
        setSending(null);
        setAsked({ label: action.label, question });
        announce(question);
        return;
      }
    }
    if (onClose !== undefined) leaveFocus(group.current);
    await saver.pause();
    const reason = await action.run(text, kind);
    setSending(null);
    if (reason !== null) {
      setFailure({ action: index, reason });
      announce(reason);
      saver.onTextChange(text);
      requestAnimationFrame(() => returnFocus(field.current, group.current));
      return;
    }
    setText("");
    setAsked(null);
    setView("write");
    onClose?.();
    await saver.clear();
  }

  /** Switches between the field and its preview and moves the focus along. */
  function show(next: "write" | "preview"): void {
    setView(next);
    requestAnimationFrame(() => returnFocus(next === "write" ? field.current : preview.current, body.current));
  }

  /** Selects the next option of the control with a key; false when there is no such control. */
  function chooseBy(keys: string): boolean {
    const control = group.current?.querySelector(`[data-keys="${keys}"]`) ?? null;
    if (control instanceof HTMLInputElement) control.click();
    else if (control !== null) chooseNext(control);
    return control !== null;
  }

  function press(event: KeyboardEvent): void {
    const choice = Object.values(composerKeys).find((keys) => isPressed(event.nativeEvent, keys));
    if (choice !== undefined && chooseBy(choice)) event.preventDefault();
    if (event.key === "Escape" && onClose) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === "Escape" && group.current?.closest('[role="dialog"]') === null) {
      // A field that stays returns the keys to the page.
      event.preventDefault();
      leaveFocus(group.current);
    } else if (event.key === "Enter" && (isApplePlatform() ? event.metaKey : event.ctrlKey)) {
      event.preventDefault();
      event.stopPropagation();
      void send(event.shiftKey ? 1 : event.altKey ? 2 : 0);
    }
  }

  return (
    // Handles keys that bubble from the field and its buttons; the group itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={group} className="Composer" role="group" aria-label={props.label} onKeyDown={press} onFocus={showAll}>
      <ComposerKeys field={group} onPress={chooseBy} hasKind={props.kind !== undefined} />
      <div className="Composer-head">
        <SegmentedControl label="Editor view" keys={composerKeys.view} options={VIEWS} value={view} onChange={show} />
        <ComposerTools
          field={field}
          quoted={props.quoted}
          suggestedOn={suggestedOn}
          disabled={view === "preview" || sending !== null}
        />
      </div>
      <div ref={body} className="Composer-body" data-view={view}>
        <textarea
          ref={field}
          className="Composer-field"
          aria-label={props.label}
          aria-describedby={`${id}-saved`}
          placeholder={props.placeholder}
          rows={Math.max(rows, text.split("\n").length)}
          value={text}
          readOnly={sending !== null}
          dir="auto"
          onChange={(event) => write(event.target.value)}
        />
        {view === "preview" && (
          <div ref={preview} className="Composer-preview" role="group" aria-label={PREVIEW} tabIndex={-1}>
            {text.trim() === "" ? (
              <p className="Composer-nothing">Nothing to preview</p>
            ) : (
              <MarkdownText text={text} suggestedOn={suggestedOn} />
            )}
          </div>
        )}
      </div>
      {confirmed >= 0 && asked !== null && failure === null && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button size="small" onClick={() => setAsked(null)}>
                {CANCEL}
              </Button>
              <Button size="small" variant="primary" busy={sending !== null} onClick={() => void send(confirmed)}>
                Submit anyway
              </Button>
            </>
          }
        >
          {asked.question}
        </Notice>
      )}
      {isTooLong && <Notice tone="danger">{TOO_LONG}</Notice>}
      {failure !== null && conflict === null && (
        <FailureNotice reason={failure.reason} onRetry={() => void send(failure.action)} />
      )}
      {conflict !== null && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button size="small" onClick={() => settle(conflict, `${text.trimEnd()}\n\n${conflict.text}`)}>
                Add the other text
              </Button>
              <Button size="small" onClick={() => settle(conflict, text)}>
                Use only this text
              </Button>
            </>
          }
        >
          This draft was changed in another window. Your text here is kept. The other text:
          <span className="Composer-other">{conflict.text}</span>
        </Notice>
      )}
      {saved.kind === "failed" && failure === null && conflict === null && (
        <FailureNotice tone="warning" reason={saved.reason} onRetry={() => void saver.flush()} />
      )}
      <div className="Composer-foot">
        {props.children}
        {props.kind !== undefined && (
          <label
            className="Composer-blocking"
            title={`Must be resolved before the change lands; without it the comment is a note (${composerKeys.kind})`}
          >
            <input
              type="checkbox"
              data-keys={composerKeys.kind}
              checked={kind === "BLOCKING"}
              onChange={({ target }) => {
                const next = target.checked ? "BLOCKING" : "NOTE";
                setKind(next);
                props.onKindChange?.(next);
                if (text !== "") saver.onTextChange(text);
              }}
            />
            Blocking
          </label>
        )}
        <span id={`${id}-saved`} className="Composer-saved">
          {saveLabels[saved.kind]}
        </span>
        <div className="Composer-buttons">
          {onClose && (
            <Button variant="quiet" hint="Your text is kept" keys="Escape" onClick={onClose}>
              {CANCEL}
            </Button>
          )}
          {actions
            .map((action, index) => {
              const keys = SEND_KEYS[index];
              return (
                <Button
                  key={action.label}
                  variant={index === 0 && asked === null ? "primary" : "secondary"}
                  busy={sending === index}
                  aria-disabled={isTooLong || (action.needsText !== false && text.trim() === "")}
                  {...(action.hint !== undefined && { hint: action.hint })}
                  {...(keys !== undefined && { keys })}
                  onClick={() => void send(index)}
                >
                  {action.label}
                </Button>
              );
            })
            .reverse()}
        </div>
      </div>
    </div>
  );
}

/** Scrolls just enough to show all of a composer when its field gets the focus. */
function showAll({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target instanceof HTMLTextAreaElement) currentTarget.scrollIntoView({ block: "nearest" });
}
