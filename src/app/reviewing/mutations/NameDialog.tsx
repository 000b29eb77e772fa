import { type FormEvent, useId, useState } from "react";
import { graphql } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { NameDialogMutation } from "#generated/NameDialogMutation.graphql.ts";
import { useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";

export interface NameDialogProps {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  /** A sentence that says where the two are stored. */
  readonly source: string;
  /** Called with true when a name was saved. */
  readonly onAnswer: (isNamed: boolean) => void;
}

/** Asks for the name and the email address that reviews and comments are signed with. */
export function NameDialog({ slug, name: firstName, email: firstEmail, source, onAnswer }: NameDialogProps) {
  const [name, setName] = useState(firstName);
  const [email, setEmail] = useState(firstEmail);
  const [failure, setFailure] = useState<string | null>(null);
  const [run, busy] = useUnsignedMutation<NameDialogMutation>(graphql`
    mutation NameDialogMutation($input: SetViewerNameInput!) {
      setViewerName(input: $input) {
        problem {
          message
        }
        repository {
          ...NameGate_repository
        }
      }
    }
  `);
  const form = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const reason =
      name.trim() === "" || email.trim() === ""
        ? "Enter a name and an email address."
        : await run({ input: { slug, name: name.trim(), email: email.trim() } });
    if (reason === null) onAnswer(true);
    else setFailure(reason);
  }

  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title="Set your name"
      size="small"
      action={
        <Button variant="primary" type="submit" form={form} busy={busy}>
          Save
        </Button>
      }
    >
      <form id={form} className="NameDialog stack gap-3" onSubmit={(event) => void submit(event)}>
        <p>Git has no name and email address for you. Reviews and comments are signed with both.</p>
        <TextField label="Name" value={name} onChange={setName} autoComplete="name" data-autofocus="true" />
        <TextField
          label="Email address"
          value={email}
          onChange={setEmail}
          hint="Identifies you. Galley never sends email to it."
          autoComplete="email"
          inputMode="email"
        />
        <p className="muted small">{source}</p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
