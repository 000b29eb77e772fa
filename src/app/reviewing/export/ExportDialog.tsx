import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { download } from "#app/ui/download.ts";
import { counted } from "#app/ui/format.ts";
import { messageOf, Notice } from "#app/ui/Notice.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import type { ExportDialogQuery } from "#generated/ExportDialogQuery.graphql.ts";
import "./ExportDialog.css";

interface ExportChoices {
  /** The id of the review or the comparison. */
  readonly id: string;
  readonly leaveOut: readonly string[];
  readonly withNames: boolean;
}

type Node = NonNullable<ExportDialogQuery["response"]["node"]>;
type Exported = NonNullable<Node["ofReview"] | Node["ofComparison"]>;
type ExportedFile = Extract<Exported, { readonly ok: true }>["value"];

// The dialog and the paper read these fields.
/* oxlint-disable relay/unused-fields */

void graphql`
  fragment ExportDialog_file on ExportedFile {
    fileCount
    additions
    deletions
    commentCount
    people
    unreadable
    hiddenFileCount
    hiddenCommentCount
    html @include(if: $withHtml)
    data @include(if: $withData)
  }
`;

const EXPORT = graphql`
  query ExportDialogQuery(
    $id: ID!
    $leaveOut: [String!]!
    $withNames: Boolean!
    $withHtml: Boolean!
    $withData: Boolean!
  ) {
    node(id: $id) {
      ... on Review {
        ofReview: exportedFile(leaveOut: $leaveOut, withNames: $withNames) @catch(to: RESULT) {
          ...ExportDialog_file @relay(mask: false)
        }
      }
      ... on Comparison {
        ofComparison: exportedFile(leaveOut: $leaveOut) @catch(to: RESULT) {
          ...ExportDialog_file @relay(mask: false)
        }
      }
    }
  }
`;

function readExport({ node }: ExportDialogQuery["response"]): ExportedFile {
  return valueOf(node?.ofReview ?? node?.ofComparison, "This change could not be loaded.");
}

/** Fetches the data of an exported file, or the file itself. Rejects with a message for the user. */
export async function fetchExport(
  environment: IEnvironment,
  choices: ExportChoices,
  part: "data" | "html",
): Promise<ExportedFile> {
  const variables = { ...choices, withHtml: part === "html", withData: part === "data" };
  const answer = await fetchQuery<ExportDialogQuery>(environment, EXPORT, variables, {
    networkCacheConfig: { force: true },
  }).toPromise();
  return readExport(answer ?? { node: null });
}

/** The time after the last key before the summary is fetched again. */
const TYPING_MS = 300;

interface Props {
  /** The id of the review or the comparison. */
  readonly id: string;
  /** The beginning of the name of the file. */
  readonly name: string;
  readonly isReview: boolean;
  readonly onClose: () => void;
}

/** Shows what an exported file would have, and downloads it. */
export function ExportDialog({ id, name, isReview, onClose }: Props) {
  const environment = useRelayEnvironment();
  const [globs, setGlobs] = useState("");
  const [withNames, setWithNames] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  const choices = { id, leaveOut: patternsOf(globs), withNames };
  const { latest: summary, failure } = useLoadedQuery<ExportDialogQuery, ExportedFile>(
    EXPORT,
    { ...choices, withHtml: false, withData: false },
    readExport,
    { delayMs: globs === "" ? 0 : TYPING_MS },
  );
  const exportFile = async (): Promise<void> => {
    setWriting(true);
    setProblem(null);
    try {
      const { html } = await fetchExport(environment, choices, "html");
      download(`${name}.html`, html ?? "", "text/html");
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setWriting(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Export as a file"
      action={
        <Button variant="primary" busy={isWriting} onClick={() => void exportFile()}>
          Download
        </Button>
      }
    >
      <div className="ExportDialog stack gap-3">
        <p>
          One HTML file with this change and its comments. It opens in any browser without Galley and without a network.
          Its reader can comment and send the comments back to you.
        </p>
        {(problem ?? failure) !== null && <Notice tone="danger">{problem ?? failure}</Notice>}
        {summary?.unreadable != null && <Notice tone="warning">{summary.unreadable}</Notice>}
        <Summary summary={summary} />
        <TextField
          label="Leave out files"
          hint="Patterns of paths, separated by commas: *.lock, vendor/**"
          value={globs}
          onChange={setGlobs}
        />
        {isReview && (
          <label className="row baseline gap-2">
            <input type="checkbox" checked={!withNames} onChange={({ target }) => setWithNames(!target.checked)} />
            Number people instead of naming them. Names in texts and code stay.
          </label>
        )}
      </div>
    </Dialog>
  );
}

function patternsOf(globs: string): readonly string[] {
  return globs
    .split(",")
    .map((glob) => glob.trim())
    .filter(Boolean);
}

function Summary({ summary }: { readonly summary: ExportedFile | null }) {
  if (summary === null) return <p role="status">Reading the change…</p>;
  const { fileCount, additions, deletions, commentCount, people, hiddenFileCount, hiddenCommentCount } = summary;
  const [files, comments] = [hiddenFileCount ?? 0, hiddenCommentCount ?? 0];
  return (
    <dl className="ExportDialog-summary long-words">
      <dt>Files</dt>
      <dd>
        {fileCount}, {counted(additions ?? 0, "line")} added, {counted(deletions ?? 0, "line")} removed
      </dd>
      <dt>Comments</dt>
      <dd>{commentCount}</dd>
      <dt>People</dt>
      <dd>
        <MarkedText text={people?.join(", ") || "Nobody is named"} />
      </dd>
      {files + comments > 0 && (
        <>
          <dt>Left out</dt>
          <dd>
            {counted(files, "file")}, {counted(comments, "comment")}
          </dd>
        </>
      )}
    </dl>
  );
}
