import { useId, useState, type FormEvent } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { useNameViewer } from "./useNameViewer.ts";
import "./NameDialog.css";

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

interface Props {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  /** A sentence that says where the two are kept. */
  readonly source: string;
  /** Told whether a name was given. */
  readonly onAnswer: (isNamed: boolean) => void;
}

/** Asks for the viewer's name and e-mail address and says where they are kept. */
export function NameDialog({ slug, name: firstName, email: firstEmail, source, onAnswer }: Props) {
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
