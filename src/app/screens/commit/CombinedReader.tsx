import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type {
  CombinedReader_commit$data,
  CombinedReader_commit$key,
} from "#generated/CombinedReader_commit.graphql.ts";
import { StatusMark } from "#app/diff/list/FileMarks.tsx";
import { encodingLabel, isAssumed } from "#app/diff/patch/encodings.ts";
import { failureOf } from "#app/reading/data/fieldFailure.ts";
import { useSearchParam } from "#app/relay/useRouter.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { CombinedLines } from "./CombinedLines.tsx";
import "./CombinedReader.css";

const OPTIONS = [
  { value: "decided", label: "Merge only", hint: "Only hunks that differ from all parents" },
  { value: "all", label: "All hunks", hint: "All hunks that differ from any parent" },
] as const;

interface Props {
  readonly commit: CombinedReader_commit$key;
  readonly slug: string;
  readonly oid: string;
}

/** The combined diff of a merge against all its parents. */
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
                encoding @catch(to: NULL)
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
  const [hunks, setHunks] = useSearchParam("places");
  if (combinedDiff == null) return <Notice>This commit is not a merge. It is compared with its only parent.</Notice>;
  const { edges, pageInfo } = combinedDiff.files;
  const files = edges.map(({ node }) => node);
  const shown = files.filter(hasSomething);
  const resolved = files.filter((file) => !hasSomething(file));
  return (
    <section className="CombinedReader stack gap-4" aria-label="Changed files">
      <div className="CombinedReader-head row wrap spread">
        <p>
          Each column of signs is one parent, in order: + the line is in the merge but not in that parent, − the line is
          in that parent but not in the merge.
        </p>
        <SegmentedControl
          label="Hunks shown"
          options={OPTIONS}
          keys="d p"
          group={shortcutGroups.reader}
          value={hunks === "all" ? "all" : "decided"}
          onChange={(value) => setHunks(value === "all" ? value : null)}
        />
      </div>
      {pageInfo.hasNextPage && <Notice tone="warning">Only the first 200 files are shown.</Notice>}
      {files.length === 0 && <Notice>The merge took every file unchanged from one of its parents.</Notice>}
      {shown.map((file) => (
        <CombinedFile key={file.path} file={file} to={addressOf.file(slug, oid, file.path)} />
      ))}
      {resolved.length > 0 && (
        <div className="CombinedReader-resolved muted small">
          <p>No changes by the merge itself: every hunk matches one of the parents.</p>
          <ul>
            {resolved.map(({ path }) => (
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

/** True if the file has something to show that matches none of the parents. */
function hasSomething({ hunks, isBinary, oid }: File): boolean {
  return !hunks.ok || hunks.value.length > 0 || isBinary === true || oid === null;
}

function CombinedFile({ file, to }: { readonly file: File; readonly to: string }) {
  const { path, oid, sides, hunks, isBinary, encoding = null } = file;
  return (
    <article className="CombinedReader-file">
      <header>
        {sides.map(({ status, path: before }, parent) => (
          <span key={parent} className="inline-row gap-1 muted small" title={`Against parent ${parent + 1}`}>
            <StatusMark status={status} />
            {before !== path && (
              <span>
                in parent {parent + 1}: {displayPath(before)}
              </span>
            )}
          </span>
        ))}
        <h2>{oid == null ? displayPath(path) : <Link to={to}>{displayPath(path)}</Link>}</h2>
        {isAssumed(encoding) && <span className="muted small">{encodingLabel(encoding)}</span>}
      </header>
      {oid == null && <p>The merge deleted this file.</p>}
      {isBinary === true && <p>Binary file not shown.</p>}
      {hunks.ok ? (
        hunks.value.length > 0 && <CombinedLines hunks={hunks.value} />
      ) : (
        <Notice tone="warning">{failureOf(hunks.errors).message}</Notice>
      )}
    </article>
  );
}
