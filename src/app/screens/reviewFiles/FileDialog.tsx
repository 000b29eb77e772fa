import { useId, useState, type FormEvent } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { useFindFile } from "./useFindFile.ts";

const TEXT = {
  title: "Open another file",
  path: "Path of the file",
  hint: "From the top of the repository, as it is at the head of the review. One can comment there too.",
  missing: "Say which one.",
  open: "Open",
  notNow: "Not now",
} as const;

interface Props {
  readonly slug: string;
  readonly headOid: string;
  readonly onOpen: (path: string) => void;
  readonly onClose: () => void;
}

/** Asks for the path of a file that the head of a review has. */
export function FileDialog({ slug, headOid, onOpen, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const findFile = useFindFile(slug);
  const form = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const path = typed.trim().replace(/^(?:\.?\/)+/, "");
    if (path === "") return setReason(TEXT.missing);
    setBusy(true);
    const found = await findFile(headOid, path);
    setBusy(false);
    if (found === null) onOpen(path);
    else setReason(found);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXT.title}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{TEXT.notNow}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {TEXT.open}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={TEXT.path}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setReason(null);
          }}
          hint={TEXT.hint}
          error={reason ?? undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus="true"
        />
      </form>
    </Dialog>
  );
}
