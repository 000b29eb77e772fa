import { type FormEvent, useId, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { failureOf } from "#app/reading/data/fieldFailure.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { messageOf } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { addressOf } from "#contract/pages.ts";
import type { OpenFileQuery } from "#generated/OpenFileQuery.graphql.ts";

/** The name of its action in menus, and its key. */
export const OPEN_FILE = { label: "Open an unchanged file to read it or to comment on it", keys: "o" } as const;

interface Props {
  readonly slug: string;
  readonly review: string;
  readonly headOid: string;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** The dialog that opens any file at the head of a review, where it can be read and commented on. */
export function AnotherFile({ slug, review, headOid, isOpen, setOpen }: Props) {
  const { go } = useRouter();
  useShortcut(OPEN_FILE.keys, OPEN_FILE.label, shortcutGroups.review, () => setOpen(true));
  const open = (path: string): void => {
    setOpen(false);
    go(addressOf.file(slug, headOid, path, { review }));
  };
  return isOpen && <FileDialog slug={slug} headOid={headOid} onOpen={open} onClose={() => setOpen(false)} />;
}

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
    if (path === "") return setReason("Enter a path.");
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
      title="Open another file"
      size="small"
      action={
        <Button variant="primary" type="submit" form={form} busy={busy}>
          Open
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="File path"
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setReason(null);
          }}
          hint="From the repository root, at the head of the review. You can comment there too."
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
  return async (oid, path) => {
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
      return code === NOT_FOUND ? "This path does not exist at the head of the review." : message;
    } catch (error) {
      return messageOf(error);
    }
  };
}
