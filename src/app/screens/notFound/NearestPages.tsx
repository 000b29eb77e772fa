import type { ReactNode } from "react";
import { graphql, readInlineData } from "react-relay";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { addressOf, type MatchedPage, splitRange } from "#contract/pages.ts";
import type { NearestPages_folder$key } from "#generated/NearestPages_folder.graphql.ts";
import type { NearestPagesQuery } from "#generated/NearestPagesQuery.graphql.ts";
import "./NearestPages.css";

/** Pages of a single file. If it does not exist, earlier versions or a folder at its path are offered. */
const FILES: ReadonlySet<string> = new Set(["file", "blame"]);

interface Near {
  readonly label: string;
  readonly to: string;
}

interface Props {
  readonly page: MatchedPage;
  /** Shown if the repository of the page exists. */
  readonly children?: ReactNode;
}

/** Suggests pages near one that does not exist: of a repository or revision with a similar name, or near the path. */
export function NearestPages({ page, children }: Props) {
  const slug = page.params["repo"] ?? "";
  const { data, failure } = useLoadedQuery<NearestPagesQuery, NearestPagesQuery["response"]>(
    graphql`
      query NearestPagesQuery($slug: String!, $revisionPath: String!, $hasRevisionPath: Boolean!) {
        repositories(first: 100) {
          edges {
            node {
              slug
            }
          }
        }
        repository(slug: $slug) {
          tree(revisionPath: $revisionPath) @include(if: $hasRevisionPath) @catch(to: NULL) {
            ...NearestPages_folder
          }
          refs(first: 100, orderBy: NEWEST) {
            edges {
              node {
                revision
              }
            }
          }
        }
      }
    `,
    { slug, revisionPath: page.params["revisionPath"] ?? "", hasRevisionPath: FILES.has(page.name) },
    whole,
  );
  if (failure !== null) return <p className="NearestPages wrap muted">Similar pages could not be found.</p>;
  if (data === null) return null;
  const { repositories, repository } = data;
  const slugs = repositories?.edges?.flatMap(({ node }) => node?.slug ?? []) ?? [];
  const names = repository?.refs?.edges?.flatMap(({ node }) => node?.revision ?? []) ?? [];
  const here = repository?.tree == null ? [] : nearestHere(slug, page.name, repository.tree);
  const near = repository ? [...here, ...nearRevisions(page, names), ...pagesOf(page)] : nearRepositories(page, slugs);
  return (
    <>
      {repository != null && children}
      {near.length > 0 && (
        <nav className="NearestPages wrap muted" aria-label="Similar pages">
          Did you mean:{" "}
          {near.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

const whole = (response: NearestPagesQuery["response"]) => response;

function nearRepositories({ params }: MatchedPage, slugs: readonly string[]): readonly Near[] {
  const found = nearestNames(params["repo"] ?? "", slugs);
  return (found.length > 0 ? found : slugs.slice(0, 5)).map((slug) => ({
    label: slug,
    to: addressOf.history(slug, "HEAD"),
  }));
}

function pagesOf({ params }: MatchedPage): readonly Near[] {
  const { repo = "" } = params;
  return [
    { label: `History of ${repo}`, to: addressOf.history(repo, "HEAD") },
    { label: `Reviews of ${repo}`, to: addressOf.reviews(repo) },
    { label: `Uncommitted work of ${repo}`, to: addressOf.worktree(repo) },
    { label: `Compare revisions of ${repo}`, to: addressOf.compareStart(repo) },
  ];
}

function nearRevisions({ name, params }: MatchedPage, names: readonly string[]): readonly Near[] {
  const { repo = "", revisionPath = "", revision = revisionPath, range = "" } = params;
  if (name === "compare") {
    const { base, head, dots } = splitRange(range);
    const unknown = (end: string) => !names.includes(end) && !end.startsWith("HEAD");
    const bases = unknown(base) ? nearestNames(base, names) : [base];
    const heads = unknown(head) ? nearestNames(head, names) : [head];
    const pairs = bases
      .flatMap((from) => heads.map((to) => ({ from, to })))
      .filter(({ from, to }) => from !== base || to !== head);
    return pairs.slice(0, 5).map(({ from, to }) => ({
      label: `${from}${dots === "THREE" ? "..." : ".."}${to}`,
      to: addressOf.compare(repo, from, to, dots),
    }));
  }
  const address = name === "commit" ? addressOf.commit : addressOf.history;
  const [first = ""] = revision.split("/");
  const found = nearestNames(revision, names);
  // The name may be followed by a path.
  return (found.length > 0 ? found : nearestNames(first, names))
    .filter((near) => near !== revision && near !== first)
    .map((near) => ({ label: near, to: address(repo, near) }));
}

const nameOf = (path: string): string => displayPath(path.slice(path.lastIndexOf("/") + 1));
const describeBefore = (path: string, deletion: string): string =>
  `${nameOf(path)} before it was deleted in ${deletion}`;
const describeDeletion = (oid: string, headline: string): string => `${oid}${headline === "" ? "" : ` “${headline}”`}`;

/** Suggests the folder at the path of a missing file, or its last version and the commit that deleted it. */
function nearestHere(
  slug: string,
  page: string,
  key: NearestPages_folder$key,
): readonly { readonly label: string; readonly to: string }[] {
  const { revision, path, kind, lastSeen } = readInlineData(
    graphql`
      fragment NearestPages_folder on FolderAtRevision @inline {
        revision
        path
        kind
        lastSeen @catch(to: NULL) {
          kind
          commit {
            oid
          }
          deletedBy {
            oid
            abbreviatedOid
            messageHeadline
          }
        }
      }
    `,
    key,
  );
  if (revision == null || path == null) return [];
  if (kind === "TREE") return [{ label: `The folder ${displayPath(path)}`, to: addressOf.tree(slug, revision, path) }];
  const { oid } = lastSeen?.commit ?? {};
  const deletedBy = lastSeen?.deletedBy;
  if (oid == null || deletedBy?.oid == null) return [];
  const ofFile = page === "blame" ? addressOf.blame : addressOf.file;
  const deletion = describeDeletion(deletedBy.abbreviatedOid ?? "", deletedBy.messageHeadline ?? "");
  return [
    {
      label: describeBefore(path, deletion),
      to: (lastSeen?.kind === "TREE" ? addressOf.tree : ofFile)(slug, oid, path),
    },
    { label: `Commit ${deletedBy.abbreviatedOid}`, to: addressOf.commit(slug, deletedBy.oid) },
  ];
}

/**
 * Returns the edit distance of two texts: insertions, deletions, replacements and swaps. Source: Damerau 1964, optimal
 * string alignment.
 */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, replaced);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      row.push(best);
    }
  }
  return at(a.length, b.length);
}

const SHOWN = 5;
const LONGEST = 100;

/**
 * Returns at most five names that `wanted` may be a misspelling of, nearest first: names within a few edits and names
 * that contain it. The cost is the number of names times the square of their length, cut at 100 characters.
 */
function nearestNames(wanted: string, names: readonly string[]): readonly string[] {
  const lowerCased = wanted.toLowerCase().slice(0, LONGEST);
  if (lowerCased === "") return [];
  const scored = names.flatMap((name) => {
    const candidate = name.toLowerCase().slice(0, LONGEST);
    const contains = lowerCased.length >= 2 && candidate.includes(lowerCased);
    const edits = distance(lowerCased, candidate);
    const near = edits <= Math.max(2, Math.floor(lowerCased.length / 3));
    return contains || near ? [{ name, score: contains ? Math.min(edits, 1) : edits }] : [];
  });
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, SHOWN)
    .map(({ name }) => name);
}
