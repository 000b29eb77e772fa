import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type {
  CombinedReader_commit$data,
  CombinedReader_commit$key,
} from "#generated/CombinedReader_commit.graphql.ts";
import { StatusMark } from "#app/diff/list/FileMarks.tsx";
import { failureOf } from "#app/parts/fieldFailure.ts";
import { useSearchParam } from "#app/relay/useSearchParams.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { CombinedLines } from "./CombinedLines.tsx";
import "./CombinedReader.css";

const TEXT = {
  noMerge: "This commit is no merge: it is read against its one parent.",
  none: "The merge has every file as one of its parents has it: it decided nothing by itself.",
  legend:
    "Each column of signs is a parent, in their order: + the merge has the line and that parent has it not, − that parent has it and the merge has it not.",
  settled: "Merged without a decision: every place is as one of the parents has it.",
  binary: "Git takes it for binary: there are no lines to show.",
  gone: "The merge took it away.",
  more: "Only the first 200 files are shown.",
  places: "Which places are shown",
  decided: "Decided",
  decidedHint: "Only places that are like none of the parents",
  allPlaces: "All places",
  allPlacesHint: "Every place that differs from all parents or from some",
  changedFiles: "Changed files",
  againstParent: (parent: number): string => `Against parent ${parent}`,
  inParent: (parent: number, path: string): string => `in parent ${parent}: ${path}`,
} as const;
const PLACES_KEYS = "d p";
const CHOICES = [
  { value: "decided", label: TEXT.decided, hint: TEXT.decidedHint },
  { value: "all", label: TEXT.allPlaces, hint: TEXT.allPlacesHint },
] as const;

interface Props {
  readonly commit: CombinedReader_commit$key;
  readonly slug: string;
  readonly oid: string;
}

/** What a merge made of its parents, held against all of them at once. */
export function CombinedReader({ commit, slug, oid }: Props) {
  const { combinedDiff } = useFragment(
    graphql`
      fragment CombinedReader_commit on Commit
      @throwOnFieldError
      @argumentDefinitions(condensed: { type: "Boolean!" }, options: { type: "DiffOptions" }) {
        combinedDiff(condensed: $condensed, options: $options) {
          files(first: 200) {
            pageInfo {
              hasNextPage
            }
            edges {
              node {
                path
                oid
                sides {
                  status
                  path
                }
                isBinary @catch(to: NULL)
                hunks @catch(to: RESULT) {
                  ...CombinedLines_hunks
                }
              }
            }
          }
        }
      }
    `,
    commit,
  );
  const [places, setPlaces] = useSearchParam("places");
  if (combinedDiff == null) return <Notice>{TEXT.noMerge}</Notice>;
  const { edges, pageInfo } = combinedDiff.files;
  const files = edges.map(({ node }) => node);
  const shown = files.filter(hasSomething);
  const settled = files.filter((file) => !hasSomething(file));
  return (
    <section className="CombinedReader" aria-label={TEXT.changedFiles}>
      <div className="CombinedReader-head">
        <p>{TEXT.legend}</p>
        <SegmentedControl
          label={TEXT.places}
          options={CHOICES}
          keys={PLACES_KEYS}
          group={shortcutGroups.reader}
          value={places === "all" ? "all" : "decided"}
          onChange={(value) => setPlaces(value === "all" ? value : null)}
        />
      </div>
      {pageInfo.hasNextPage && <Notice tone="warning">{TEXT.more}</Notice>}
      {files.length === 0 && <Notice>{TEXT.none}</Notice>}
      {shown.map((file) => (
        <CombinedFile key={file.path} file={file} to={addressOf.file(slug, oid, file.path)} />
      ))}
      {settled.length > 0 && (
        <div className="CombinedReader-settled">
          <p>{TEXT.settled}</p>
          <ul>
            {settled.map(({ path }) => (
              <li key={path}>
                <Link to={addressOf.file(slug, oid, path)}>{displayPath(path)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type File = NonNullable<CombinedReader_commit$data["combinedDiff"]>["files"]["edges"][number]["node"];

/** Whether something of a file is to be shown that is not as one of the parents has it. */
function hasSomething({ hunks, isBinary, oid }: File): boolean {
  return !hunks.ok || hunks.value.length > 0 || isBinary === true || oid === null;
}

function CombinedFile({ file, to }: { readonly file: File; readonly to: string }) {
  const { path, oid, sides, hunks, isBinary } = file;
  return (
    <article className="CombinedReader-file">
      <header>
        {sides.map(({ status, path: before }, parent) => (
          <span key={parent} className="CombinedReader-side" title={TEXT.againstParent(parent + 1)}>
            <StatusMark status={status} />
            {before !== path && <span>{TEXT.inParent(parent + 1, displayPath(before))}</span>}
          </span>
        ))}
        <h2>{oid == null ? displayPath(path) : <Link to={to}>{displayPath(path)}</Link>}</h2>
      </header>
      {oid == null && <p>{TEXT.gone}</p>}
      {isBinary === true && <p>{TEXT.binary}</p>}
      {hunks.ok ? (
        hunks.value.length > 0 && <CombinedLines hunks={hunks.value} />
      ) : (
        <Notice tone="warning">{failureOf(hunks.errors).message}</Notice>
      )}
    </article>
  );
}
