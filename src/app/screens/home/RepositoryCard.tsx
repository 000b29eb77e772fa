import {
  FileDiffIcon,
  FileDirectoryIcon,
  GitBranchIcon,
  GitCommitIcon,
  GitCompareIcon,
  GitPullRequestIcon,
  HistoryIcon,
} from "@primer/octicons-react";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { failureOf } from "#app/parts/fieldFailure.ts";
import { CommitRow } from "#app/parts/navigation/CommitRow.tsx";
import { UpstreamDistance } from "#app/parts/navigation/UpstreamDistance.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Boundary, EmptyState, Failure, messageOf } from "#app/ui/Notice.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { addressOf } from "#contract/pages.ts";
import type { RepositoryCard_commit$key } from "#generated/RepositoryCard_commit.graphql.ts";
import type { RepositoryCard_repository$key } from "#generated/RepositoryCard_repository.graphql.ts";
import type { RepositoryCard_uncommitted$key } from "#generated/RepositoryCard_uncommitted.graphql.ts";
import { ChangedReviews } from "./ChangedReviews.tsx";
import { BranchesAhead } from "./BranchesAhead.tsx";
import { SavedHeight } from "./SavedHeight.tsx";
import { WaitingReviews } from "./WaitingReviews.tsx";

const TEXT = {
  failed: "This repository cannot be read",
  detached: (name: string): string => `detached at ${name}`,
  bare: "bare",
  shallow: "shallow clone: older history is missing",
  refused: "belongs to another user, so git refuses it; it is safe to read it here",
  reviews: "Reviews",
  compare: "Compare",
  files: "Files",
  history: "History",
  looking: "Reading the work tree",
  makeFirst: (headName: string): string =>
    `The branch ${headName} has no commits. Create the first one, then reload this page.`,
  noCommitsYet: "No commits yet",
  readingTheReviews: "Loading reviews",
  branchesIn: (slug: string): string => `Branches ahead in ${slug}`,
  branches: "Branches ahead",
  countingCommits: "Counting commits",
  commitsIn: (slug: string): string => `Recent commits of ${slug}`,
  commits: "Recent commits",
  noCommit: (headName: string): string =>
    `${headName} is checked out but has no commits yet. Create one, then reload this page.`,
} as const;

interface Props {
  readonly repository: RepositoryCard_repository$key;
}

/** One repository on the home page. A repository that cannot be read shows its error and does not affect the others. */
export function RepositoryCard({ repository }: Props) {
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
          ...RepositoryCard_commit
        }
        ...ChangedReviews_repository @defer
        ...RepositoryCard_uncommitted @defer
        ...WaitingReviews_repository @defer
        ...BranchesAhead_repository @defer
      }
    `,
    repository,
  );
  const { reload } = useRouter();
  if (!result.ok) return <Failure title={TEXT.failed} {...failureOf(result.errors)} onRetry={reload} />;
  const { name, slug, path, isBare, isShallow, isRefusedForOwner, isEmpty, headName, headRef, headCommit } =
    result.value;
  return (
    <article className="RepositoryCard" aria-label={name ?? ""}>
      <header className="RepositoryCard-head">
        <div className="RepositoryCard-names">
          <h2 className="RepositoryCard-name">{name}</h2>
          <p className="RepositoryCard-facts">
            <span>
              <FileDirectoryIcon /> {path}
            </span>
            <span>
              {headName == null ? <GitCommitIcon /> : <GitBranchIcon />}{" "}
              {headName ?? TEXT.detached(headCommit?.abbreviatedOid ?? "")}
            </span>
            {isBare && <span>{TEXT.bare}</span>}
            {isShallow && <span>{TEXT.shallow}</span>}
            {isRefusedForOwner && <span>{TEXT.refused}</span>}
          </p>
        </div>
        {!isEmpty && (
          <div className="RepositoryCard-ways">
            <ButtonLink to={addressOf.reviews(slug ?? "")} icon={<GitPullRequestIcon />}>
              {TEXT.reviews}
            </ButtonLink>
            <ButtonLink to={addressOf.compareStart(slug ?? "")} icon={<GitCompareIcon />}>
              {TEXT.compare}
            </ButtonLink>
            {headCommit && (
              <ButtonLink to={addressOf.tree(slug ?? "", headRef?.revision ?? "HEAD")} icon={<FileDirectoryIcon />}>
                {TEXT.files}
              </ButtonLink>
            )}
            {headCommit && (
              <ButtonLink to={addressOf.history(slug ?? "", headRef?.revision ?? "HEAD")} icon={<HistoryIcon />}>
                {TEXT.history}
              </ButtonLink>
            )}
          </div>
        )}
      </header>
      {!(isBare && isEmpty) && (
        <Boundary fallback={(error) => <p className="RepositoryCard-none">{messageOf(error)}</p>}>
          <SavedHeight name={`${slug} work`} rowHeight={46} label={TEXT.looking}>
            {!isEmpty && (
              <Boundary fallback={() => null}>
                <ChangedReviews repository={result.value} />
              </Boundary>
            )}
            {!isBare && <UncommittedWork repository={result.value} />}
          </SavedHeight>
        </Boundary>
      )}
      {isEmpty ? (
        <EmptyState title={TEXT.noCommitsYet}>{TEXT.makeFirst(headName ?? "HEAD")}</EmptyState>
      ) : (
        <div className="RepositoryCard-body">
          <Boundary fallback={(error) => <p className="RepositoryCard-none">{messageOf(error)}</p>}>
            <SavedHeight name={`${slug} reviews`} rowHeight={68} label={TEXT.readingTheReviews}>
              <WaitingReviews repository={result.value} />
            </SavedHeight>
          </Boundary>
          <section aria-label={TEXT.branchesIn(slug)}>
            <h3 className="RepositoryCard-heading">{TEXT.branches}</h3>
            <Boundary fallback={(error) => <p className="RepositoryCard-none">{messageOf(error)}</p>}>
              <SavedHeight name={`${slug} branches`} rowHeight={42} label={TEXT.countingCommits}>
                <BranchesAhead repository={result.value} />
              </SavedHeight>
            </Boundary>
          </section>
          <section aria-label={TEXT.commitsIn(slug)}>
            <div className="RepositoryCard-headline">
              <h3 className="RepositoryCard-heading">{TEXT.commits}</h3>
              {headRef && (
                // An error of the count does not concern the commits.
                <Boundary fallback={() => null}>
                  <Suspense fallback={null}>
                    <UpstreamDistance branch={headRef} />
                  </Suspense>
                </Boundary>
              )}
            </div>
            {headCommit ? (
              <LastCommits commit={headCommit} slug={slug ?? ""} />
            ) : (
              <p className="RepositoryCard-none">{TEXT.noCommit(headName ?? "HEAD")}</p>
            )}
          </section>
        </div>
      )}
    </article>
  );
}

const UNCOMMITTED_WORK_TEXT = {
  title: "Uncommitted work",
  nothing: "Working tree clean",
  during: (operation: string): string => `during ${operation}`,
  allViewed: "all viewed",
  files: (count: number): string => counted(count, "file"),
  inConflict: (conflicted: number): string => `${formatCount(conflicted)} in conflict`,
  // Files and nested repositories.
  skipped: (count: number): string => `${formatCount(count)} skipped`,
  titleIn: (slug: string): string => `Uncommitted work in ${slug}`,
  unviewed: (hunks: number): string => `${counted(hunks, "hunk")} not viewed`,
} as const;

interface UncommittedWorkProps {
  readonly repository: RepositoryCard_uncommitted$key;
}

/** The uncommitted work of a repository: counts of files and of hunks that the viewer has not viewed. */
function UncommittedWork({ repository }: UncommittedWorkProps) {
  const { slug, worktreeSummary } = useFragment(
    graphql`
      fragment RepositoryCard_uncommitted on Repository @throwOnFieldError {
        slug
        worktreeSummary {
          files
          conflicted
          skippedFiles
          unviewedHunks
          operation {
            description
          }
        }
      }
    `,
    repository,
  );
  if (worktreeSummary == null) return null;
  const { files, conflicted, skippedFiles, unviewedHunks, operation } = worktreeSummary;
  const facts = [
    ...(files + skippedFiles > 0 ? [] : [UNCOMMITTED_WORK_TEXT.nothing]),
    ...(files > 0 ? [UNCOMMITTED_WORK_TEXT.files(files)] : []),
    ...(conflicted > 0 ? [UNCOMMITTED_WORK_TEXT.inConflict(conflicted)] : []),
    ...(skippedFiles > 0 ? [UNCOMMITTED_WORK_TEXT.skipped(skippedFiles)] : []),
    ...(files > 0 && unviewedHunks != null ? [unviewedText(unviewedHunks)] : []),
    ...(operation == null ? [] : [UNCOMMITTED_WORK_TEXT.during(displayPath(operation.description))]),
  ];
  return (
    <section
      className="UncommittedWork"
      data-some={files > 0 || undefined}
      aria-label={UNCOMMITTED_WORK_TEXT.titleIn(slug)}
    >
      <FileDiffIcon />
      <h3 className="UncommittedWork-title">
        <Link className="UncommittedWork-link" to={addressOf.worktree(slug)}>
          {UNCOMMITTED_WORK_TEXT.title}
        </Link>
      </h3>
      <p className="UncommittedWork-facts">{facts.join(" · ")}</p>
    </section>
  );
}

function unviewedText(hunks: number): string {
  return hunks === 0 ? UNCOMMITTED_WORK_TEXT.allViewed : UNCOMMITTED_WORK_TEXT.unviewed(hunks);
}

interface LastCommitsProps {
  readonly commit: RepositoryCard_commit$key;
  readonly slug: string;
}

/** The newest commits of HEAD. */
function LastCommits({ commit, slug }: LastCommitsProps) {
  const { history } = useFragment(
    graphql`
      fragment RepositoryCard_commit on Commit @throwOnFieldError {
        history(first: 6) {
          edges {
            node {
              oid
              ...CommitRow_commit
            }
          }
        }
      }
    `,
    commit,
  );
  return (
    <ul className="CommitList">
      {history.edges.map(({ node }) => (
        <CommitRow key={node.oid} commit={node} addressOf={(oid) => addressOf.commit(slug, oid)} />
      ))}
    </ul>
  );
}
