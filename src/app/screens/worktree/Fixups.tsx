import { useState } from "react";
import { graphql } from "react-relay";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { locationHash } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import type { FixupsQuery } from "#generated/FixupsQuery.graphql.ts";
import "./Fixups.css";

type Hunk = ReturnType<typeof readHunks>[number];

interface Props {
  readonly slug: string;
}

/** The dialog with the commits that uncommitted changes belong to, and its key. */
export function Fixups({ slug }: Props) {
  const [isOpen, setOpen] = useState(false);
  useShortcut("i c", "Show the commit of the branch that each change belongs to", shortcutGroups.uncommittedWork, () =>
    setOpen(true),
  );
  return isOpen ? <FixupsDialog slug={slug} onClose={() => setOpen(false)} /> : null;
}

function FixupsDialog({ slug, onClose }: Props & { readonly onClose: () => void }) {
  const { data: hunks, failure } = useLoadedQuery<FixupsQuery, readonly Hunk[]>(
    graphql`
      query FixupsQuery($slug: String!) {
        repository(slug: $slug) @catch(to: RESULT) {
          worktree {
            fixTargets {
              path
              line
              target {
                command
                commitOid
                position
                subject
                total
              }
            }
          }
        }
      }
    `,
    { slug },
    readHunks,
  );
  const groups = byCommit(hunks ?? []);
  return (
    <Dialog open onClose={onClose} title="Fixup commits">
      <div className="Fixups stack gap-4">
        <p>
          The commits of this branch that last touched the changed lines. Each fixup is put into its commit by{" "}
          <code>git rebase --autosquash</code>
        </p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {hunks === null && failure === null && <p role="status">Loading…</p>}
        {hunks !== null && !hunks.some(({ target }) => target != null) && (
          <p>No changed line was last touched by a commit of this branch.</p>
        )}
        {groups.map(({ target, hunks: own }) => (
          <section key={target?.commitOid ?? ""}>
            <h3 className="row gap-2 long-words">
              {target == null ? "Older than this branch" : `Commit ${target.position} of ${target.total}: `}
              {target != null && displayPath(target.subject)}
              {target != null && <CopyButton text={target.command} label="Copy as fixup" />}
            </h3>
            <ul className="Fixups-hunks small long-words">
              {own.map(({ path, line }) => (
                <li key={`${path}:${line}`}>
                  <Link to={addressOfLine(slug, path, line)} onClick={onClose}>
                    {`${displayPath(path)}:${line}`}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const readHunks = ({ repository }: FixupsQuery["response"]) => valueOf(repository).worktree?.fixTargets ?? [];

interface HunksOfCommit {
  /** Null for changes of lines that are older than the branch. */
  readonly target: Hunk["target"];
  readonly hunks: Hunk[];
}

/** Groups hunks by the commit that they belong to, the lowest commit first and those of none last. */
function byCommit(hunks: readonly Hunk[]): readonly HunksOfCommit[] {
  const groups = new Map<string | null, HunksOfCommit>();
  for (const hunk of hunks) {
    const commit = hunk.target?.commitOid ?? null;
    const group = groups.get(commit) ?? { target: hunk.target, hunks: [] };
    groups.set(commit, group);
    group.hunks.push(hunk);
  }
  const placeOf = ({ target }: HunksOfCommit): number => target?.position ?? Infinity;
  return [...groups.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}

function addressOfLine(slug: string, path: string, line: number): string {
  const location = { path, lines: { side: "new", line, to: line } } as const;
  return addressOf.worktree(slug, { from: 0 }) + locationHash.write(location);
}
