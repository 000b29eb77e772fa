import { type FormEvent, type ReactNode, useCallback, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { NameGate_repository$key } from "#generated/NameGate_repository.graphql.ts";
import type { NameGateMutation } from "#generated/NameGateMutation.graphql.ts";
import { AskNameContext, useDeed } from "./useAction.ts";
import "./NameDialog.css";

interface Props {
  readonly repository: NameGate_repository$key;
  readonly children: ReactNode;
}

/** Stands around what writes in the viewer's name: where git knows none, it asks once, before the first thing is written. */
export function NameGate({ repository, children }: Props) {
  const { slug, viewer } = useFragment(
    graphql`
      fragment NameGate_repository on Repository @throwOnFieldError {
        slug
        viewer {
          isNamed
          name
          email
          source
        }
      }
    `,
    repository,
  );
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isNamed: boolean) => void)[]>([]);
  const { isNamed } = viewer;

  const askName = useCallback(async () => {
    if (isNamed) return true;
    setOpen(true);
    return new Promise<boolean>((resolve) => void waiting.current.push(resolve));
  }, [isNamed]);

  function answer(given: boolean): void {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(given);
  }

  return (
    <AskNameContext value={askName}>
      {children}
      {isOpen && (
        <NameDialog
          slug={slug}
          name={viewer.name ?? ""}
          email={viewer.email ?? ""}
          source={viewer.source}
          onAnswer={answer}
        />
      )}
    </AskNameContext>
  );
}

const TEXT = {
  title: "Who are you?",
  why: "Git knows no name for you. What you write in a review bears one, and so does what others see of it.",
  name: "Name",
  email: "E-mail address",
  emailHint: "It tells people apart; nothing is ever sent to it.",
  keep: "Keep it",
  notNow: "Not now",
  missing: "Both are needed.",
} as const;

interface NameDialogProps {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  /** A sentence that says where the two are kept. */
  readonly source: string;
  /** Told whether a name was given. */
  readonly onAnswer: (isNamed: boolean) => void;
}

/** Asks for the viewer's name and e-mail address and says where they are kept. */
function NameDialog({ slug, name: firstName, email: firstEmail, source, onAnswer }: NameDialogProps) {
  const [name, setName] = useState(firstName);
  const [email, setEmail] = useState(firstEmail);
  const [failure, setFailure] = useState<string | null>(null);
  const [nameViewer, busy] = useNameViewer(slug);
  const form = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const reason =
      name.trim() === "" || email.trim() === "" ? TEXT.missing : await nameViewer(name.trim(), email.trim());
    if (reason === null) onAnswer(true);
    else setFailure(reason);
  }

  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={TEXT.title}
      size="small"
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{TEXT.notNow}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {TEXT.keep}
          </Button>
        </>
      }
    >
      <form id={form} className="NameDialog" onSubmit={(event) => void submit(event)}>
        <p>{TEXT.why}</p>
        <TextField label={TEXT.name} value={name} onChange={setName} autoComplete="name" data-autofocus="true" />
        <TextField
          label={TEXT.email}
          value={email}
          onChange={setEmail}
          hint={TEXT.emailHint}
          autoComplete="email"
          inputMode="email"
        />
        <p className="NameDialog-source">{source}</p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </form>
    </Dialog>
  );
}

/** Gives the deed that keeps the viewer's name and e-mail address, and whether it is under way. */
function useNameViewer(slug: string) {
  const [run, busy] = useDeed<NameGateMutation>(
    graphql`
      mutation NameGateMutation($input: NameViewerInput!) {
        nameViewer(input: $input) {
          problem {
            message
          }
          repository {
            ...NameGate_repository
          }
        }
      }
    `,
    { isSigned: false },
  );
  const nameViewer = (name: string, email: string) => run({ variables: { input: { slug, name, email } } });
  return [nameViewer, busy] as const;
}
