import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { graphql } from "react-relay";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { savedText } from "#app/reading/data/TextSaver.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { useReviewMutation } from "#app/reading/data/useReviewMutation.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { displayPath, visibleText } from "#app/ui/format.ts";
import { FailureNotice } from "#app/ui/Notice.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import type {
  OpenPullRequestDialogMutation,
  OpenPullRequestDialogMutation$data,
} from "#generated/OpenPullRequestDialogMutation.graphql.ts";
import type { OpenPullRequestDialogQuery } from "#generated/OpenPullRequestDialogQuery.graphql.ts";
import { NameGate } from "../mutations/NameGate.tsx";
import { openedNotes } from "./PullRequestLine.tsx";

/** The delay after the last key before the server is asked for the repositories. */
const PAUSE_MS = 150;

interface Props {
  readonly slug: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Goes to the page of the opened review, by its key. */
  readonly onOpened: (review: string) => void;
}

/**
 * Opens a pull request by its number or the address of its page. It shows beforehand which repositories git would ask, and
 * by which command. The name that is typed is saved in the browser until the pull request is open.
 */
export function OpenPullRequestDialog({ slug, ...props }: Props) {
  const savedKey = `pull/${slug}`;
  const [name, setName] = useState(() => savedText.read(savedKey) ?? "");
  const [base, setBase] = useState("");
  const [remote, setRemote] = useState("");
  const typed = { slug, name: name.trim(), base: base.trim() || null };
  const { data, latest, failure } = useSources(typed.name === "" ? null : typed);
  // The last answer stays while the next one is fetched, so that nothing moves at each key.
  const { sources = [], problem = null } = (typed.name === "" ? null : (data ?? latest)?.pullRequestSources) ?? {};
  const chosen = sources.filter((source) => source.remote === remote);
  function write(text: string): void {
    setName(text);
    savedText.save(savedKey, text);
  }
  return (
    <NameGate repository={latest}>
      <PullRequestForm
        {...props}
        input={{ ...typed, remote: chosen.length > 0 ? remote : null }}
        onSuccess={() => savedText.forget(savedKey)}
      >
        <TextField
          label="Number, or address of its page"
          value={name}
          onChange={write}
          autoComplete="off"
          data-autofocus="true"
          error={failure ?? problem?.message}
        />
        <TextField
          label="Base branch (optional)"
          value={base}
          onChange={setBase}
          autoComplete="off"
          hint="The branch that it is for, if that is not the default branch there"
        />
        {sources.length > 1 && (
          <SegmentedControl
            label="Remote"
            options={[{ value: "", label: "Any remote" }, ...sources.map(optionOf)]}
            value={remote}
            onChange={setRemote}
          />
        )}
        <SourceList sources={chosen.length > 0 ? chosen : sources} />
      </PullRequestForm>
    </NameGate>
  );
}

function useSources(variables: OpenPullRequestDialogQuery["variables"] | null) {
  return useLoadedQuery<OpenPullRequestDialogQuery, Found>(
    graphql`
      query OpenPullRequestDialogQuery($slug: String!, $name: String!, $base: String) {
        repository(slug: $slug) @catch(to: RESULT) {
          ...NameGate_repository
          pullRequestSources(name: $name, base: $base) {
            sources {
              remote
              repository
              command
            }
            problem {
              message
            }
          }
        }
      }
    `,
    variables,
    readFound,
    { delayMs: PAUSE_MS },
  );
}

const readFound = ({ repository }: OpenPullRequestDialogQuery["response"]) => valueOf(repository);
type Found = ReturnType<typeof readFound>;
type Sources = Found["pullRequestSources"]["sources"];
const optionOf = ({ remote, repository }: Sources[number]) => ({
  value: remote,
  label: displayPath(remote),
  hint: displayPath(repository),
});

/** The repositories that are asked, each with the command that a person would type. Read out when they change. */
function SourceList({ sources }: { readonly sources: Sources }) {
  return (
    <div className="stack gap-2 small long-words" role="status">
      {sources.length > 0 && (
        <p className="muted">Git fetches it this way, and changes no branch and no file of yours:</p>
      )}
      {sources.map(({ remote, repository, command }) => (
        <div key={remote} className="stack gap-1">
          <strong>
            <MarkedText text={repository} />
          </strong>
          <code>
            <MarkedText text={command} />
          </code>
        </div>
      ))}
    </div>
  );
}

type Opened = NonNullable<OpenPullRequestDialogMutation$data["openPullRequest"]>;

interface FormProps extends Omit<Props, "slug"> {
  readonly input: OpenPullRequestDialogMutation["variables"]["input"];
  readonly onSuccess: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form around the fields: it fetches the pull request and goes to its review, or shows why not. */
function PullRequestForm({ open, onClose, onOpened, input, onSuccess, children }: FormProps) {
  const toast = useToast();
  const form = useId();
  const isClosed = useRef(false);
  useEffect(() => () => void (isClosed.current = true), []);
  const [run, busy, failure] = useReviewMutation<OpenPullRequestDialogMutation>(
    graphql`
      mutation OpenPullRequestDialogMutation($input: OpenPullRequestInput!) {
        openPullRequest(input: $input) {
          notes
          problem {
            message
          }
          review {
            key
            title
          }
        }
      }
    `,
    { hasThreads: false },
  );

  function show({ review, notes }: Opened): void {
    if (review?.key == null) return;
    onSuccess();
    openedNotes.set({ review: review.key, notes: notes ?? [] });
    // Who closed the dialog meanwhile reads something else.
    if (isClosed.current) return toast({ text: `Opened: ${visibleText(review.title ?? "")}` });
    onClose();
    onOpened(review.key);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || input.name === "") return;
    const answers: Opened[] = [];
    const reason = await run({ input }, (_store, answer) => {
      if (answer?.openPullRequest) answers.push(answer.openPullRequest);
    });
    if (reason === null) answers.forEach(show);
    else if (isClosed.current) toast({ text: reason });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Review a pull request"
      action={
        <Button variant="primary" type="submit" form={form} busy={busy} aria-disabled={input.name === ""}>
          Fetch and open
        </Button>
      }
    >
      <form id={form} className="stack gap-3" onSubmit={(event) => void submit(event)}>
        <FailureNotice reason={failure} />
        {children}
        <p className="muted small" role="status">
          {busy ? "Git fetches it. This takes a few seconds, and longer for a large change." : ""}
        </p>
      </form>
    </Dialog>
  );
}
