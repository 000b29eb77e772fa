import {
  FileDiffIcon,
  FileDirectoryIcon,
  GitBranchIcon,
  GitCommitIcon,
  GitPullRequestIcon,
  HistoryIcon,
  KebabHorizontalIcon,
} from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { failureOf } from "#app/reading/data/fieldFailure.ts";
import { OtherWorktrees } from "#app/reading/inbox/worktreeSwitcher.tsx";
import { CommitRow } from "#app/reading/navigation/CommitRow.tsx";
import { UpstreamDistance } from "#app/reading/navigation/UpstreamDistance.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { UnpushedComments } from "#app/reviewing/review/SyncMenu.tsx";
import { ButtonLink, IconButton } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { Boundary, EmptyState, Failure, messageOf } from "#app/ui/Notice.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { addressOf } from "#contract/pages.ts";
import type { RepositoryCard_commits$key } from "#generated/RepositoryCard_commits.graphql.ts";
import type { RepositoryCard_repository$key } from "#generated/RepositoryCard_repository.graphql.ts";
import type { RepositoryCard_uncommitted$key } from "#generated/RepositoryCard_uncommitted.graphql.ts";
import type { RepositoryCard_unpushed$key } from "#generated/RepositoryCard_unpushed.graphql.ts";
import { BranchesAhead } from "./BranchesAhead.tsx";
import { readingOf } from "./inbox/inboxRows.ts";
import { openPullRequest } from "./forges/openPullRequest.tsx";

interface Props {
  readonly repository: RepositoryCard_repository$key;
  /** The number of its newest commits that are shown. */
  readonly commits: number;
}

/** One repository on the home page. A repository that cannot be read shows its error and does not affect the others. */
export function RepositoryCard({ repository, commits }: Props) {
  const result = useFragment(
    graphql`
      fragment RepositoryCard_repository on Repository @catch(to: RESULT) {
        name
        slug
        path
        isBare
        isShallow
        isRefusedForOwner
        isEmpty
        headName
        headRef {
          revision
          ...UpstreamDistance_ref @defer
        }
        headCommit {
          abbreviatedOid
        }
        ...RepositoryCard_commits
        ...RepositoryCard_uncommitted @defer
        ...RepositoryCard_unpushed @defer
        ...BranchesAhead_repository @defer
      }
    `,
    repository,
  );
  const { reload } = useRouter();
  if (!result.ok)
    return <Failure title="This repository cannot be read" {...failureOf(result.errors)} onRetry={reload} />;
  const { name, slug, path, isBare, isShallow, isRefusedForOwner, isEmpty, headName, headRef, headCommit } =
    result.value;
  return (
    <article className="RepositoryCard" aria-label={name ?? ""}>
      <header className="RepositoryCard-head wrap spread gap-3">
        <div className="RepositoryCard-names">
          <div className="row baseline wrap gap-3">
            <h2 className="RepositoryCard-name">{name}</h2>
            {/* An error of the count does not concern the repository. */}
            <Boundary fallback={() => null} loading={null}>
              <Unpushed repository={result.value} />
            </Boundary>
          </div>
          <p className="RepositoryCard-facts wrap muted small long-words">
            <span>
              <FileDirectoryIcon /> {path}
            </span>
            <span>
              {headName == null ? <GitCommitIcon /> : <GitBranchIcon />}{" "}
              {headName ?? `detached at ${headCommit?.abbreviatedOid ?? ""}`}
            </span>
            {isBare && <span>bare</span>}
            {isShallow && <span>shallow clone: older history is missing</span>}
            {isRefusedForOwner && <span>belongs to another user, so git refuses it; it is safe to read it here</span>}
          </p>
        </div>
        {!isEmpty && <RepositoryLinks slug={slug ?? ""} revision={headCommit ? (headRef?.revision ?? "HEAD") : null} />}
      </header>
      {!isBare && (
        <Boundary
          fallback={(error) => <p className="RepositoryCard-none muted">{messageOf(error)}</p>}
          loading={<Skeleton variant="rows" rowHeight={46} label="Reading the work tree" />}
        >
          <UncommittedWork repository={result.value} />
        </Boundary>
      )}
      {isEmpty ? (
        <EmptyState title="No commits yet">{`The branch ${headName ?? "HEAD"} has no commits. Create the first one, then reload this page.`}</EmptyState>
      ) : (
        <div className="RepositoryCard-body gap-5">
          <section aria-label={`Branches ahead in ${slug}`}>
            <h3 className="RepositoryCard-heading muted small strong">Branches ahead</h3>
            <Boundary
              fallback={(error) => <p className="RepositoryCard-none muted">{messageOf(error)}</p>}
              loading={<Skeleton variant="rows" rowHeight={42} label="Counting commits" />}
            >
              <BranchesAhead repository={result.value} />
            </Boundary>
          </section>
          <section aria-label={`Recent commits of ${slug}`}>
            <div className="RepositoryCard-headline row baseline spread gap-3">
              <h3 className="RepositoryCard-heading muted small strong">Recent commits</h3>
              {headRef && (
                // An error of the count does not concern the commits.
                <Boundary fallback={() => null} loading={null}>
                  <UpstreamDistance branch={headRef} />
                </Boundary>
              )}
            </div>
            {headCommit ? (
              <LastCommits repository={result.value} slug={slug ?? ""} count={commits} />
            ) : (
              <p className="RepositoryCard-none muted">
                {headName ?? "HEAD"} is checked out but has no commits yet. Create one, then reload this page.
              </p>
            )}
          </section>
        </div>
      )}
    </article>
  );
}

/** Links to the pages of a repository. Those of files and history show a revision, if there is one. */
function RepositoryLinks({ slug, revision }: { readonly slug: string; readonly revision: string | null }) {
  const { go } = useRouter();
  const more = `More actions on ${slug}`;
  return (
    <div className="RepositoryCard-ways row wrap gap-2">
      <ButtonLink to={addressOf.reviews(slug)} icon={<GitPullRequestIcon />}>
        Reviews
      </ButtonLink>
      {revision !== null && (
        <>
          <ButtonLink to={addressOf.tree(slug, revision)} icon={<FileDirectoryIcon />}>
            Files
          </ButtonLink>
          <ButtonLink to={addressOf.history(slug, revision)} icon={<HistoryIcon />}>
            History
          </ButtonLink>
        </>
      )}
      <Menu
        label={more}
        trigger={<IconButton label={more} icon={<KebabHorizontalIcon />} />}
        items={[
          { kind: "action", label: "Review a pull request…", run: () => openPullRequest(slug) },
          { kind: "action", label: "Compare revisions", run: () => go(addressOf.compareStart(slug)) },
        ]}
      />
    </div>
  );
}

/** Shows how many comments no remote of the repository has. */
function Unpushed({ repository }: { readonly repository: RepositoryCard_unpushed$key }) {
  const { slug, unpushedComments } = useFragment(
    graphql`
      fragment RepositoryCard_unpushed on Repository @throwOnFieldError {
        slug
        unpushedComments
      }
    `,
    repository,
  );
  if (unpushedComments === 0) return null;
  return (
    <Link to={addressOf.reviews(slug)} className="muted">
      <UnpushedComments count={unpushedComments} />
    </Link>
  );
}

/** The uncommitted work of a repository: counts of files, and of those that the viewer has not viewed. */
function UncommittedWork({ repository }: { readonly repository: RepositoryCard_uncommitted$key }) {
  const { slug, worktreeSummary, known } = useFragment(
    graphql`
      fragment RepositoryCard_uncommitted on Repository @throwOnFieldError {
        slug
        known {
          reading {
            ...inboxRows_reading
          }
        }
        worktreeSummary {
          files
          conflicted
          skippedFiles
          unviewedFiles
          operation {
            description
          }
        }
      }
    `,
    repository,
  );
  if (worktreeSummary == null) return null;
  const { files, conflicted, skippedFiles, unviewedFiles, operation } = worktreeSummary;
  const isAbove = readingOf(known.reading).items.some((item) => item.isUncommitted && item.worktree?.slug === slug);
  if (isAbove && conflicted + skippedFiles === 0 && operation == null) return null;
  const facts = [
    ...(files + skippedFiles > 0 ? [] : ["no changes"]),
    ...(files > 0 ? [counted(files, "file")] : []),
    ...(conflicted > 0 ? [`${formatCount(conflicted)} in conflict`] : []),
    // Files and nested repositories.
    ...(skippedFiles > 0 ? [`${formatCount(skippedFiles)} skipped`] : []),
    ...(files > 0 && unviewedFiles != null ? [unviewedText(unviewedFiles)] : []),
    ...(operation == null ? [] : [`during ${displayPath(operation.description)}`]),
  ];
  return (
    <section
      className="UncommittedWork row card wrap gap-x-3 muted"
      data-some={files > 0 || undefined}
      aria-label={`Uncommitted work in ${slug}`}
    >
      <FileDiffIcon />
      <h3 className="UncommittedWork-title">
        <Link className="UncommittedWork-link name-link" to={addressOf.worktree(slug)}>
          Uncommitted work
        </Link>
      </h3>
      <p className="UncommittedWork-facts small digits">{facts.join(" · ")}</p>
      <OtherWorktrees slug={slug} />
    </section>
  );
}

function unviewedText(files: number): string {
  return files === 0 ? "all viewed" : `${formatCount(files)} not viewed`;
}

interface LastCommitsProps {
  readonly repository: RepositoryCard_commits$key;
  readonly slug: string;
  readonly count: number;
}

/** The newest commits of HEAD. */
function LastCommits({ repository, slug, count }: LastCommitsProps) {
  const { history } = useFragment(
    graphql`
      fragment RepositoryCard_commits on Repository @throwOnFieldError {
        history(revision: "HEAD", first: 6) {
          edges {
            node {
              oid
              ...CommitRow_commit
            }
          }
        }
      }
    `,
    repository,
  );
  return (
    <ul className="CommitList card lines">
      {history.edges.slice(0, count).map(({ node }) => (
        <CommitRow key={node.oid} commit={node} addressOf={(oid) => addressOf.commit(slug, oid)} />
      ))}
    </ul>
  );
}
