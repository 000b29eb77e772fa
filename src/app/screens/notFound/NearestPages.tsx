import type { ReactNode } from "react";
import { graphql, readInlineData } from "react-relay";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { addressOf, type MatchedPage } from "#contract/pages.ts";
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

/** Links to pages that exist: near the path of a missing file, of its repository, or of the served repositories. */
export function NearestPages({ page, children }: Props) {
  const slug = page.params["repo"] ?? "";
  const { data, failure } = useLoadedQuery<NearestPagesQuery, NearestPagesQuery["response"]>(
    graphql`
      query NearestPagesQuery($slug: String!, $revisionPath: String!, $hasRevisionPath: Boolean!) {
        repositories(first: 5) {
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
  const here = repository?.tree == null ? [] : nearestHere(slug, page.name, repository.tree);
  const near = repository ? [...here, ...pagesOf(slug)] : slugs.map(historyOf);
  return (
    <>
      {repository != null && children}
      {near.length > 0 && (
        <nav className="NearestPages wrap muted" aria-label="Similar pages">
          You can go to:{" "}
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

function historyOf(slug: string): Near {
  return { label: slug, to: addressOf.history(slug, "HEAD") };
}

function pagesOf(repo: string): readonly Near[] {
  return [
    { label: `History of ${repo}`, to: addressOf.history(repo, "HEAD") },
    { label: `Reviews of ${repo}`, to: addressOf.reviews(repo) },
    { label: `Uncommitted work of ${repo}`, to: addressOf.worktree(repo) },
    { label: `Compare revisions of ${repo}`, to: addressOf.compareStart(repo) },
  ];
}

const nameOf = (path: string): string => displayPath(path.slice(path.lastIndexOf("/") + 1));
const describeBefore = (path: string, deletion: string): string =>
  `${nameOf(path)} before it was deleted in ${deletion}`;
const describeDeletion = (oid: string, headline: string): string => `${oid}${headline === "" ? "" : ` “${headline}”`}`;

/** Suggests the folder at the path of a missing file, or its last version and the commit that deleted it. */
function nearestHere(slug: string, page: string, key: NearestPages_folder$key): readonly Near[] {
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
