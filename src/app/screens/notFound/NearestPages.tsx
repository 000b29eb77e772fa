import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { addressOf, splitRange, type MatchedPage } from "#contract/pages.ts";
import type { NearestPagesQuery } from "#generated/NearestPagesQuery.graphql.ts";
import { Link } from "#app/ui/Link.tsx";
import { nearestNames } from "./nearestNames.ts";
import "./NearestPages.css";

const FAILED = "What is nearest to it could not be looked up.";

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
        query NearestPagesQuery($slug: String!) {
          repositories(first: 100) {
            edges {
              node {
                slug
              }
            }
          }
          repository(slug: $slug) {
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
      { slug: page.params["repo"] ?? "" },
    ).subscribe({
      next: ({ repositories, repository }) => {
        const slugs = repositories?.edges?.flatMap(({ node }) => node?.slug ?? []) ?? [];
        const names = repository?.refs?.edges?.flatMap(({ node }) => node?.revision ?? []) ?? [];
        setNear(repository ? [...nearRevisions(page, names), ...pagesOf(page)] : nearRepositories(page, slugs));
      },
      error: () => setFailed(true),
    });
    return () => subscription.unsubscribe();
  }, [environment, page]);
  if (failed) return <p className="NearestPages">{FAILED}</p>;
  if (near.length === 0) return null;
  return (
    <nav className="NearestPages" aria-label="Nearest pages">
      Perhaps:{" "}
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
    { label: `History of ${repo}`, to: addressOf.history(repo, "HEAD") },
    { label: `Reviews of ${repo}`, to: addressOf.reviews(repo) },
    { label: `Uncommitted work of ${repo}`, to: addressOf.worktree(repo) },
    { label: `Compare revisions of ${repo}`, to: addressOf.compareStart(repo) },
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
