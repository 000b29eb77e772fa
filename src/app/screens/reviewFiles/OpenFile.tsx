import { type FormEvent, useCallback, useId, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { failureOf } from "#app/parts/fieldFailure.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { messageOf } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { addressOf } from "#contract/pages.ts";
import type { OpenFileQuery } from "#generated/OpenFileQuery.graphql.ts";

const TEXT = {
  another: "Open another file…",
  hint: "Open an unchanged file to read it or to comment on it",
  noSuchFile: "This path does not exist at the head of the review.",
} as const;
const KEYS = "o";

interface Props {
  readonly slug: string;
  /** The key of the review. */
  readonly review: string;
  readonly headOid: string;
}

/** The button that opens any file at the head of a review, where it can be read and commented on. */
export function AnotherFile({ slug, review, headOid }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { go } = useRouter();
  useShortcut(KEYS, TEXT.hint, shortcutGroups.review, () => setOpen(true));
  const open = (path: string): void => {
    setOpen(false);
    go(addressOf.file(slug, headOid, path, { review }));
  };
  return (
    <>
      <Button size="small" hint={TEXT.hint} keys={KEYS} onClick={() => setOpen(true)}>
        {TEXT.another}
      </Button>
      {isOpen && <FileDialog slug={slug} headOid={headOid} onOpen={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const FILE_DIALOG_TEXT = {
  title: "Open another file",
  path: "File path",
  hint: "From the repository root, at the head of the review. You can comment there too.",
  missing: "Enter a path.",
  open: "Open",
  notNow: "Cancel",
} as const;

interface FileDialogProps {
  readonly slug: string;
  readonly headOid: string;
  readonly onOpen: (path: string) => void;
  readonly onClose: () => void;
}

function FileDialog({ slug, headOid, onOpen, onClose }: FileDialogProps) {
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const findFile = useFindFile(slug);
  const form = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const path = typed.trim().replace(/^(?:\.?\/)+/, "");
    if (path === "") return setReason(FILE_DIALOG_TEXT.missing);
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
      title={FILE_DIALOG_TEXT.title}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{FILE_DIALOG_TEXT.notNow}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {FILE_DIALOG_TEXT.open}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={FILE_DIALOG_TEXT.path}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setReason(null);
          }}
          hint={FILE_DIALOG_TEXT.hint}
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

const NOT_FOUND = "NOT_FOUND";

/** Returns a function that checks whether a file exists at a commit. It resolves to null, else to the error message. */
function useFindFile(slug: string): (oid: string, path: string) => Promise<string | null> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (oid, path) => {
      const query = graphql`
        query OpenFileQuery($slug: String!, $revisionPath: String!) {
          repository(slug: $slug) {
            file(revisionPath: $revisionPath) @catch(to: RESULT) {
              __typename
            }
          }
        }
      `;
      try {
        const answer = await fetchQuery<OpenFileQuery>(environment, query, {
          slug,
          revisionPath: `${oid}/${path}`,
        }).toPromise();
        const file = answer?.repository?.file;
        if (file?.ok !== false) return null;
        const { code, message } = failureOf(file.errors);
        return code === NOT_FOUND ? TEXT.noSuchFile : message;
      } catch (error) {
        return messageOf(error);
      }
    },
    [environment, slug],
  );
}
