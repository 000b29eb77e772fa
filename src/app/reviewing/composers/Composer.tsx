import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "#app/ui/Button.tsx";
import { leaveFocus, returnFocus } from "#app/ui/focus.ts";
import { isPressed } from "#app/ui/Kbd.tsx";
import { FailureNotice, Notice } from "#app/ui/Notice.tsx";
import { chooseNext, SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { isApplePlatform } from "#app/ui/windowQuery.ts";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import { saveLabels } from "#app/reading/data/TextSaver.ts";
import { type ComposerState, obstacleTo, tooLong } from "./composerReducer.ts";
import { composerKeys, ComposerKeys, ComposerTools } from "./ComposerTools.tsx";
import { type ComposerForm, type FormOptions, useComposerForm } from "./useComposerForm.ts";
import "./Composer.css";

const PREVIEW = "Preview";
const VIEWS = [
  { value: "write", label: "Write" },
  { value: "preview", label: PREVIEW, hint: "Show the rendered comment" },
] as const;
const SEND_KEYS = ["Mod+Enter", "Mod+Shift+Enter", "Mod+Alt+Enter"];
const ROWS = 3;

export interface ComposerProps extends FormOptions {
  readonly label: string;
  readonly placeholder?: string;
  /** The lines that a suggestion would replace; without them none can be made. */
  readonly suggestedOn?: readonly string[] | null;
  readonly quoted?: string;
  readonly rows?: number;
  /** More controls, placed before the kind, so that they do not move when that disappears. */
  readonly children?: ReactNode;
}

/** A field for writing a comment that loses nothing. While the text is sent, the field keeps it and takes no other. */
export function Composer(props: ComposerProps): ReactNode {
  const { label, suggestedOn = null, onClose } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const savedId = useId();
  const form = useComposerForm(props, field, group);
  const { text, view, sending } = form.state;

  /** Switches between the field and its preview and moves the focus along. */
  function show(next: ComposerState["view"]): void {
    form.chooseView(next);
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
      form.send(event.shiftKey ? 1 : event.altKey ? 2 : 0);
    }
  }

  return (
    // Handles keys that bubble from the field and its buttons; the group itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={group} className="Composer stack" role="group" aria-label={label} onKeyDown={press} onFocus={showAll}>
      <ComposerKeys field={group} onPress={chooseBy} hasKind={props.kind !== undefined} />
      <div className="row spread gap-1">
        <SegmentedControl label="Editor view" keys={composerKeys.view} options={VIEWS} value={view} onChange={show} />
        <ComposerTools
          field={field}
          quoted={props.quoted}
          suggestedOn={suggestedOn}
          disabled={view === "preview" || sending !== null}
        />
      </div>
      <div ref={body} className="Composer-body stack" data-view={view}>
        <textarea
          ref={field}
          className="Composer-field"
          aria-label={label}
          aria-describedby={savedId}
          placeholder={props.placeholder}
          rows={Math.max(props.rows ?? ROWS, text.split("\n").length)}
          value={text}
          readOnly={sending !== null}
          dir="auto"
          onChange={(event) => form.write(event.target.value)}
        />
        {view === "preview" && (
          <div ref={preview} className="Composer-preview" role="group" aria-label={PREVIEW} tabIndex={-1}>
            {text.trim() === "" ? (
              <p className="muted">Nothing to preview</p>
            ) : (
              <MarkdownText text={text} suggestedOn={suggestedOn} />
            )}
          </div>
        )}
      </div>
      <ComposerNotices {...props} form={form} />
      <ComposerFoot {...props} form={form} savedId={savedId} />
    </div>
  );
}

interface PartProps extends Pick<ComposerProps, "actions"> {
  readonly form: ComposerForm;
}

/** The question, the conflict or the failure that keeps a text from being sent. */
function ComposerNotices({ actions, form }: PartProps): ReactNode {
  const { state, conflict, saved, send, settle } = form;
  const { text, failure, asked } = state;
  const confirmed = actions.findIndex(({ label }) => label === asked?.label);
  return (
    <>
      {confirmed >= 0 && asked !== null && failure === null && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button size="small" onClick={form.closeQuestion}>
                Cancel
              </Button>
              <Button size="small" variant="primary" busy={state.sending !== null} onClick={() => send(confirmed)}>
                Submit anyway
              </Button>
            </>
          }
        >
          {asked.question}
        </Notice>
      )}
      {obstacleTo(text) === "tooLong" && <Notice tone="danger">{tooLong()}</Notice>}
      {conflict === null ? (
        <>
          {failure !== null && <FailureNotice reason={failure.reason} onRetry={() => send(failure.action)} />}
          {saved.kind === "failed" && failure === null && (
            <FailureNotice tone="warning" reason={saved.reason} onRetry={form.retrySave} />
          )}
        </>
      ) : (
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
          <span className="Composer-other long-words">{conflict.text}</span>
        </Notice>
      )}
    </>
  );
}

interface FootProps extends PartProps, Pick<ComposerProps, "kind" | "onClose" | "children"> {
  readonly savedId: string;
}

function ComposerFoot({ actions, form, kind, onClose, children, savedId }: FootProps): ReactNode {
  const { state } = form;
  return (
    <div className="Composer-foot row wrap gap-2">
      {children}
      {kind !== undefined && (
        <label
          className="row gap-1 small"
          title={`Must be resolved before the change lands; without it the comment is a note (${composerKeys.kind})`}
        >
          <input
            type="checkbox"
            data-keys={composerKeys.kind}
            checked={state.kind === "BLOCKING"}
            onChange={({ target }) => form.chooseKind(target.checked ? "BLOCKING" : "NOTE")}
          />
          Blocking
        </label>
      )}
      <span id={savedId} className="Composer-saved muted small">
        {saveLabels[form.saved.kind]}
      </span>
      <div className="Composer-buttons wrap gap-2">
        {onClose && (
          <Button variant="quiet" hint="Your text is kept" keys="Escape" onClick={onClose}>
            Cancel
          </Button>
        )}
        {actions
          .map((action, index) => {
            const keys = SEND_KEYS[index];
            return (
              <Button
                key={action.label}
                variant={index === 0 && state.asked === null ? "primary" : "secondary"}
                busy={state.sending === index}
                aria-disabled={obstacleTo(state.text, action.needsText) !== null}
                {...(action.hint !== undefined && { hint: action.hint })}
                {...(keys !== undefined && { keys })}
                onClick={() => form.send(index)}
              >
                {action.label}
              </Button>
            );
          })
          .reverse()}
      </div>
    </div>
  );
}

/** Scrolls just enough to show all of a composer when its field gets the focus. */
function showAll({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target instanceof HTMLTextAreaElement) currentTarget.scrollIntoView({ block: "nearest" });
}
