import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { addressOf, splitRange, type MatchedPage } from "#contract/pages.ts";
import type { NearestPagesQuery } from "#generated/NearestPagesQuery.graphql.ts";
import { Link } from "#app/ui/Link.tsx";
import { nearestHere } from "./nearestHere.ts";
import { nearestNames } from "./nearestNames.ts";
import "./NearestPages.css";

const TEXT = {
  failed: "What is nearest to it could not be looked up.",
  nearestPages: "Nearest pages",
  perhaps: "Perhaps:",
  history: (repo: string): string => `History of ${repo}`,
  reviews: (repo: string): string => `Reviews of ${repo}`,
  uncommittedWork: (repo: string): string => `Uncommitted work of ${repo}`,
  compareRevisions: (repo: string): string => `Compare revisions of ${repo}`,
} as const;

/** The pages of one file: where it is not there, it may have been, or something else is. */
const FILES: ReadonlySet<string> = new Set(["file", "blame"]);

interface Near {
  readonly label: string;
  readonly to: string;
}

/** Offers the pages nearest to one that does not exist: the same page of a repository or revision with a similar name. */
export function NearestPages({ page }: { readonly page: MatchedPage }) {
  const environment = useRelayEnvironment();
  const [near, setNear] = useState<readonly Near[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const subscription = fetchQuery<NearestPagesQuery>(
      environment,
      graphql`
        query NearestPagesQuery($slug: String!, $place: String!, $hasPlace: Boolean!) {
          repositories(first: 100) {
            edges {
              node {
                slug
              }
            }
          }
          repository(slug: $slug) {
            tree(place: $place) @include(if: $hasPlace) @catch(to: NULL) {
              ...nearestHere_folder
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
      { slug: page.params["repo"] ?? "", place: page.params["place"] ?? "", hasPlace: FILES.has(page.name) },
    ).subscribe({
      next: ({ repositories, repository }) => {
        const slugs = repositories?.edges?.flatMap(({ node }) => node?.slug ?? []) ?? [];
        const names = repository?.refs?.edges?.flatMap(({ node }) => node?.revision ?? []) ?? [];
        const here = repository?.tree == null ? [] : nearestHere(page.params["repo"] ?? "", page.name, repository.tree);
        setNear(
          repository ? [...here, ...nearRevisions(page, names), ...pagesOf(page)] : nearRepositories(page, slugs),
        );
      },
      error: () => setFailed(true),
    });
    return () => subscription.unsubscribe();
  }, [environment, page]);
  if (failed) return <p className="NearestPages">{TEXT.failed}</p>;
  if (near.length === 0) return null;
  return (
    <nav className="NearestPages" aria-label={TEXT.nearestPages}>
      {TEXT.perhaps}{" "}
      {near.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

function nearRepositories({ params }: MatchedPage, slugs: readonly string[]): readonly Near[] {
  const found = nearestNames(params["repo"] ?? "", slugs);
  return (found.length > 0 ? found : slugs.slice(0, 5)).map((slug) => ({
    label: slug,
    to: addressOf.history(slug, "HEAD"),
  }));
}

/** The pages that every repository has. */
function pagesOf({ params }: MatchedPage): readonly Near[] {
  const { repo = "" } = params;
  return [
    { label: TEXT.history(repo), to: addressOf.history(repo, "HEAD") },
    { label: TEXT.reviews(repo), to: addressOf.reviews(repo) },
    { label: TEXT.uncommittedWork(repo), to: addressOf.worktree(repo) },
    { label: TEXT.compareRevisions(repo), to: addressOf.compareStart(repo) },
  ];
}

function nearRevisions({ name, params }: MatchedPage, names: readonly string[]): readonly Near[] {
  const { repo = "", place = "", revision = place, range = "" } = params;
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
  // A path may stand behind the name.
  return (found.length > 0 ? found : nearestNames(first, names))
    .filter((near) => near !== revision && near !== first)
    .map((near) => ({ label: near, to: address(repo, near) }));
}
