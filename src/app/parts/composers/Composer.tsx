import {
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
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { Button } from "#app/ui/Button.tsx";
import { leaveFocus, returnFocus } from "#app/ui/focus.ts";
import { isPressed } from "#app/ui/keyChord.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { chooseNext, SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { isApplePlatform } from "#app/ui/visitor.ts";
import { MarkdownText } from "../markdown/MarkdownText.tsx";
import { keptText } from "../savedText.ts";
import { composerKeys, ComposerKeys, ComposerTools, composerText } from "./ComposerTools.tsx";
import { carriedFields } from "./openFields.ts";
import { TextSaver } from "./TextSaver.ts";
import "./Composer.css";

const TEXT = composerText;
const VIEWS = [
  { value: "write", label: TEXT.write },
  { value: "preview", label: TEXT.preview, hint: TEXT.previewHint },
] as const;
const KINDS = [
  { value: "BLOCKING", label: TEXT.blocking, hint: TEXT.blockingHint },
  { value: "NOTE", label: TEXT.note, hint: TEXT.noteHint },
] as const;
const LENGTH_MAX = 65_536;
const TOO_LONG = TEXT.tooLong(LENGTH_MAX);
const SEND_KEYS = ["Mod+Enter", "Mod+Shift+Enter", "Mod+Alt+Enter"];
const ROWS = 3;

export type RemarkKind = "BLOCKING" | "NOTE";

/** Something to be done with what is written. */
export interface ComposerAction {
  readonly label: string;
  readonly hint?: string;
  /** False where it may be done without a word. */
  readonly needsText?: boolean;
  /** Resolves to null once it is done, else to the sentence that says why not. */
  readonly run: (text: string, kind: RemarkKind) => Promise<string | null>;
}

export interface ComposerProps {
  /** Names the text in this browser: one for each place where one can write. */
  readonly keptAs: string;
  /** The name of the draft that it writes; nothing where it writes none. */
  readonly draftKey?: string;
  /** What the field is for, read out. */
  readonly label: string;
  readonly placeholder?: string;
  /** What stands there at first, where the browser keeps nothing newer. */
  readonly initial?: string;
  /** What the remark is at first; while there is none there is no choice. */
  readonly kind?: RemarkKind;
  /** The lines a proposal would replace; without them none can be made. */
  readonly suggestedOn?: readonly string[] | null;
  /** What may be quoted. */
  readonly quoted?: string;
  readonly rows?: number;
  readonly takesFocus?: boolean;
  /** Saves a draft; called a moment after the last key. */
  readonly onSave?: (text: string, kind: RemarkKind) => Promise<string | null>;
  /** The first is the main one. */
  readonly actions: readonly ComposerAction[];
  /** Whether what is written has been published otherwise: then the field closes, unless it holds more than what was saved. */
  readonly isPublished?: boolean;
  /** Is called after Escape, after the button that closes, and after something was done. Without it the field is emptied and stays, and Escape leaves it. */
  readonly onClose?: () => void;
  /** More to choose, before the kind, so that it stays where it is when that goes. */
  readonly children?: ReactNode;
}

/**
 * A field to write a remark in, which loses nothing: every key is kept in this browser, a draft goes where `onSave` brings it,
 * and what could not be sent stays, with the reason. While it is being sent it is out of sight, for what it becomes is shown.
 */
export function Composer(props: ComposerProps): ReactNode {
  const { keptAs, initial = "", suggestedOn = null, rows = ROWS, actions, onClose, onSave } = props;
  const [text, setText] = useState(() => keptText.read(keptAs) ?? initial);
  const [kind, setKind] = useState<RemarkKind>(props.kind ?? "NOTE");
  const [view, setView] = useState<"write" | "preview">("write");
  const [sending, setSending] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ readonly action: number; readonly reason: string } | null>(null);
  const [saver] = useState(() => new TextSaver(keptAs, null));
  const saved = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  const announce = useAnnounce();
  const field = useRef<HTMLTextAreaElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const id = useId();
  const isTooLong = text.trim().length > LENGTH_MAX;

  useEffect(() => saver.saveBy(onSave === undefined ? null : (latest) => onSave(latest, kind)));
  useEffect(() => () => void saver.flush(), [saver]);
  const { takesFocus = false, draftKey = null } = props;
  // One that is open again takes the focus only where it had it, and where one has gone nowhere else since.
  const [carried] = useState(() => carriedFields.at(keptAs));
  useLayoutEffect(() => {
    carriedFields.settle(keptAs);
    return carriedFields.note({ place: keptAs, draftKey, element: () => field.current });
  }, [keptAs, draftKey]);
  useEffect(() => {
    if (carried === null ? !takesFocus : carried.caret === null) return;
    const length = field.current?.value.length ?? 0;
    if (carried === null) field.current?.focus({ preventScroll: true });
    else returnFocus(field.current, null);
    field.current?.setSelectionRange(...(carried?.caret ?? [length, length]));
  }, [takesFocus, carried]);

  const { isPublished = false } = props;
  const saveNewer = useEffectEvent(async () => {
    if (sending !== null) return false; // this field publishes it itself, and sees to the rest
    // What is newer than what was published is not to be lost: trying to save it says what became of it.
    if (!saver.isSafe()) saver.wrote(text);
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
      await saver.settle();
      close();
    });
  }, [isPublished, saver]);

  function write(next: string): void {
    setText(next);
    setFailure(null);
    saver.wrote(next);
  }

  async function send(index: number): Promise<void> {
    const action = actions[index];
    if (action === undefined || sending !== null || isTooLong) return;
    if (action.needsText !== false && text.trim() === "") return field.current?.focus();
    setSending(index);
    setFailure(null);
    if (onClose !== undefined) leaveFocus(group.current);
    await saver.pause();
    const reason = await action.run(text, kind);
    setSending(null);
    if (reason !== null) {
      setFailure({ action: index, reason });
      announce(reason);
      saver.wrote(text);
      requestAnimationFrame(() => returnFocus(field.current, group.current));
      return;
    }
    await saver.settle();
    setText("");
    setView("write");
    onClose?.();
  }

  /** What one writes in gives way to what it gives, or the other way round: the focus goes with it. */
  function show(next: "write" | "preview"): void {
    setView(next);
    requestAnimationFrame(() => returnFocus(next === "write" ? field.current : preview.current, body.current));
  }

  /** Chooses the next of what one of the field's keys is for; false where that is not there. */
  function chooseBy(keys: string): boolean {
    const control = group.current?.querySelector(`[data-keys="${keys}"]`) ?? null;
    if (control !== null) chooseNext(control);
    return control !== null;
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const choice = Object.values(composerKeys).find((keys) => isPressed(event.nativeEvent, keys));
    if (choice !== undefined && chooseBy(choice)) event.preventDefault();
    if (event.key === "Escape" && onClose) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === "Escape" && group.current?.closest('[role="dialog"]') === null) {
      // One that stays gives the keys back to the page.
      event.preventDefault();
      leaveFocus(group.current);
    } else if (event.key === "Enter" && (isApplePlatform() ? event.metaKey : event.ctrlKey)) {
      event.preventDefault();
      event.stopPropagation();
      void send(event.shiftKey ? 1 : event.altKey ? 2 : 0);
    }
  }

  const isHidden = sending !== null && onClose !== undefined;
  return (
    // Keys that bubble from the field and its buttons: the group itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={group} className="Composer" role="group" aria-label={props.label} onKeyDown={press} hidden={isHidden}>
      <ComposerKeys field={group} onPress={chooseBy} hasKind={props.kind !== undefined} />
      <div className="Composer-head">
        <SegmentedControl label={TEXT.view} keys={composerKeys.view} options={VIEWS} value={view} onChange={show} />
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
          value={sending === null ? text : ""}
          readOnly={sending !== null}
          dir="auto"
          onChange={(event) => write(event.target.value)}
        />
        {view === "preview" && (
          <div ref={preview} className="Composer-preview" role="group" aria-label={TEXT.preview} tabIndex={-1}>
            {text.trim() === "" ? (
              <p className="Composer-nothing">{TEXT.nothing}</p>
            ) : (
              <MarkdownText text={text} suggestedOn={suggestedOn} />
            )}
          </div>
        )}
      </div>
      {isTooLong && <Notice tone="danger">{TOO_LONG}</Notice>}
      {failure !== null && (
        <Notice
          tone="danger"
          actions={
            <Button size="small" onClick={() => void send(failure.action)}>
              {TEXT.retry}
            </Button>
          }
        >
          {failure.reason}
        </Notice>
      )}
      {saved.kind === "failed" && failure === null && (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={() => void saver.flush()}>
              {TEXT.retry}
            </Button>
          }
        >
          {saved.reason}
        </Notice>
      )}
      <div className="Composer-foot">
        {props.children}
        {props.kind !== undefined && (
          <SegmentedControl
            label={TEXT.kind}
            keys={composerKeys.kind}
            options={KINDS}
            value={kind}
            onChange={(next) => {
              setKind(next);
              if (text !== "") saver.wrote(text);
            }}
          />
        )}
        <span id={`${id}-saved`} className="Composer-saved">
          {TEXT.said[saved.kind]}
        </span>
        <div className="Composer-buttons">
          {onClose && (
            <Button variant="quiet" hint={TEXT.closeHint} keys="Escape" onClick={onClose}>
              {TEXT.close}
            </Button>
          )}
          {actions
            .map((action, index) => {
              const keys = SEND_KEYS[index];
              return (
                <Button
                  key={action.label}
                  variant={index === 0 ? "primary" : "secondary"}
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
