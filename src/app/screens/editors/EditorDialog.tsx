import {
  type CSSProperties,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { graphql } from "react-relay";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { Button } from "#app/ui/Button.tsx";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { editorChoices, type EditorPlace } from "#app/ui/editors/openInEditor.tsx";
import { displayPath, visibleText } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { settings } from "#app/ui/settings.ts";
import { useToast } from "#app/ui/Toaster.tsx";
import type { EditorDialogMutation } from "#generated/EditorDialogMutation.graphql.ts";
import type { EditorDialogQuery } from "#generated/EditorDialogQuery.graphql.ts";

type Opened = EditorDialogMutation["response"]["openInEditor"];

type Step =
  | { readonly name: "choosing" }
  | { readonly name: "opening" }
  | { readonly name: "uncertain"; readonly doubt: string; readonly nearest: string }
  | { readonly name: "failed"; readonly reason: string };

interface Props {
  readonly slug: string;
  readonly place: EditorPlace;
  readonly onClose: () => void;
}

const [SETTING, ASK] = ["editor", "ask"] as const;
const chosenEditor = (): string => settings.read(SETTING) ?? ASK;

/**
 * Opens a place in the user's editor. It is visible only where it has to ask: which editor it is, the first time, and
 * whether to open the nearest place if the line is not there any more; and to say why it failed.
 */
export function EditorDialog({ slug, place, onClose }: Props): ReactNode {
  const [step, setStep] = useState<Step>(() => ({ name: chosenEditor() === ASK ? "choosing" : "opening" }));
  const isStarted = useRef(false);
  const toast = useToast();
  const [run, isUnderWay] = useUnsignedMutation<EditorDialogMutation>(graphql`
    mutation EditorDialogMutation($input: OpenInEditorInput!) {
      openInEditor(input: $input) {
        path
        line
        doubt
        link
        problem {
          message
        }
      }
    }
  `);
  const open = async (isNearest: boolean): Promise<void> => {
    const editor = chosenEditor();
    const { commit: commitOid, path, line } = place;
    let opened: Opened = null;
    const reason = await run({ input: { slug, commitOid, path, line, editor, isNearest } }, (_store, data) => {
      opened = data?.openInEditor ?? null;
    });
    if (reason !== null) return setStep({ name: "failed", reason });
    const { doubt, link, where } = read(opened, path);
    if (doubt !== null && !isNearest) return setStep({ name: "uncertain", doubt, nearest: where });
    if (link !== null) follow(link);
    toast({ text: `Opened ${where} in ${labelOf(editor)}.` });
    onClose();
  };
  const begin = useEffectEvent((): void => {
    if (isStarted.current || step.name !== "opening") return;
    isStarted.current = true;
    void open(false);
  });
  useEffect(() => begin(), []);

  if (step.name === "opening") return null;
  if (step.name === "choosing") {
    const choose = (editor: string): void => {
      settings.save(SETTING, editor);
      void open(false);
    };
    return <ChoiceDialog slug={slug} busy={isUnderWay} onChoose={choose} onClose={onClose} />;
  }
  const isFailed = step.name === "failed";
  const [title, other, main] = isFailed
    ? ["Nothing was opened", "Choose editor…", "Close"]
    : ["Open the nearest place?", "Cancel", "Open"];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button onClick={isFailed ? () => setStep({ name: "choosing" }) : onClose}>{other}</Button>
          <Button
            variant="primary"
            busy={isUnderWay}
            data-autofocus="true"
            onClick={isFailed ? onClose : () => void open(true)}
          >
            {main}
          </Button>
        </>
      }
    >
      {isFailed ? (
        <Notice tone="warning">{visibleText(step.reason)}</Notice>
      ) : (
        <div className="stack gap-2">
          <p>{step.doubt}</p>
          <p className="long-words">{`The nearest place is ${step.nearest}.`}</p>
        </div>
      )}
    </Dialog>
  );
}

function read(opened: Opened, requested: string) {
  const { path, line, doubt = null, link = null } = opened ?? {};
  const where = `${line == null ? "" : `line ${line} of `}${displayPath(path ?? requested)}`;
  return { doubt, link, where };
}

function labelOf(editor: string): string {
  if (editor === "command") return "your editor";
  return editorChoices.find(({ value }) => value === editor)?.label ?? editor;
}

/** Follows a link that another program handles. The page stays. */
function follow(href: string): void {
  const link = Object.assign(document.createElement("a"), { href });
  document.body.append(link);
  link.click();
  link.remove();
}

const EXAMPLE = "git config --global galley.editorCommand 'my-editor +{line} {path}'";
const COLUMNS: CSSProperties = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))",
  gap: "var(--space-2) var(--space-4)",
};
const CHOICES = editorChoices.filter(({ value }) => value !== ASK);
const JETBRAINS: ReadonlySet<string> = new Set("idea pycharm webstorm phpstorm goland clion rider rubymine".split(" "));

interface ChoiceProps {
  readonly slug: string;
  readonly busy: boolean;
  readonly onChoose: (editor: string) => void;
  readonly onClose: () => void;
}

/** Asks which editor to use, and says what it needs. */
function ChoiceDialog({ slug, busy, onChoose, onClose }: ChoiceProps): ReactNode {
  const [editor, setEditor] = useState(() => (chosenEditor() === ASK ? "vscode" : chosenEditor()));
  const form = useId();
  const { data: command } = useLoadedQuery<EditorDialogQuery, string | null>(
    graphql`
      query EditorDialogQuery($slug: String!) {
        repository(slug: $slug) {
          editorCommand
        }
      }
    `,
    { slug },
    readCommand,
  );
  const isMissing = editor === "command" && command === null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isMissing) onChoose(editor);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Open in which editor?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} busy={busy} disabled={isMissing}>
            Open
          </Button>
        </>
      }
    >
      <form id={form} className="stack gap-3" onSubmit={submit}>
        <div role="radiogroup" aria-label="Editor" style={COLUMNS}>
          {CHOICES.map(({ value, label }) => (
            <label key={value} className="row gap-2">
              <input
                type="radio"
                name={form}
                value={value}
                checked={value === editor}
                data-autofocus={value === editor || undefined}
                onChange={() => setEditor(value)}
              />
              {label}
            </label>
          ))}
        </div>
        <p className="muted long-words" aria-live="polite">
          {describe(editor, command)}
        </p>
        {isMissing && (
          <p className="row gap-2">
            <code className="long-words">{EXAMPLE}</code>
            <CopyButton text={EXAMPLE} label="Copy command" />
          </p>
        )}
        <p className="muted small">Galley asks once. You can change it in the settings.</p>
      </form>
    </Dialog>
  );
}

const readCommand = ({ repository }: EditorDialogQuery["response"]) => repository?.editorCommand ?? null;

function describe(editor: string, command: string | null): string {
  if (editor === "command")
    return command === null
      ? "You have no command yet. Set it in your own git configuration, then choose it here:"
      : `Runs ${visibleText(command)}, from galley.editorCommand in your own git configuration.`;
  const ask = "Your browser may ask first.";
  if (JETBRAINS.has(editor))
    return `Opens a link that JetBrains Toolbox handles, in the project of this folder's name. ${ask}`;
  if (editor === "sublime") return `Opens a link of subl:, for which you need to install a handler. ${ask}`;
  return `Opens a link that ${labelOf(editor)} handles. ${ask}`;
}
