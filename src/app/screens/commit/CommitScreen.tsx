import { type ReactNode, type RefObject, useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { ChangeReader } from "#app/reviewing/change/ChangeReader.tsx";
import { reopenedFields } from "#app/reviewing/composers/openFields.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { useChangeOptions } from "#app/reading/options/useReaderOptions.ts";
import { FileLinksContext } from "#app/reading/views/ReaderProps.ts";
import { useConnection } from "#app/reviewing/updates/useReviewChanges.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useChangeParams, useRouter } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { Boundary, messageOf, Notice } from "#app/ui/Notice.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { linksInFile } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import type { CommitScreen_reviews$key } from "#generated/CommitScreen_reviews.graphql.ts";
import type { CommitScreenQuery } from "#generated/CommitScreenQuery.graphql.ts";
import { CommitHead } from "./CommitHead.tsx";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import { writeSuggestion } from "#contract/suggesting/suggestionText.ts";
import { reopenedComposers } from "#app/reviewing/comments/useComposers.ts";
import { newKey, useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { useToast } from "#app/ui/Toaster.tsx";
import type { CommitScreenMutation } from "#generated/CommitScreenMutation.graphql.ts";

/** A commit compared with one of its parents, or a merge with what git makes of its parents. */
export function CommitScreen({ query, params }: ScreenProps<CommitScreenQuery>) {
  const { repository } = useScreenQuery<CommitScreenQuery>(
    graphql`
      query CommitScreenQuery(
        $slug: String!
        $revision: String!
        $parent: Int!
        $part: WorktreePart!
        $isRemerge: Boolean!
        $options: DiffOptions
        $order: FileOrder
      ) @throwOnFieldError @preloadable {
        repository(slug: $slug) {
          name
          slug
          isShallow
          commit(revision: $revision) {
            oid
            abbreviatedOid
            messageHeadline
            ...CommitHead_commit
            ...CommitScreen_reviews @defer
            comparison(parent: $parent, part: $part) @skip(if: $isRemerge) {
              oldOid
              ...ChangeReader_comparison @arguments(options: $options, order: $order)
            }
            remergeComparison @include(if: $isRemerge) {
              oldOid
              ...ChangeReader_comparison @arguments(options: $options, order: $order)
            }
          }
        }
      }
    `,
    query,
  );
  const options = useChangeOptions(useChangeParams());
  const { commit, name, slug, isShallow } = repository;
  useConnection(slug);
  const comparison = commit.comparison ?? commit.remergeComparison ?? null;
  const comments = useCommitComments(slug, commit.oid, comparison?.oldOid ?? null);
  const linksOf = useMemo(() => linksInFile(slug), [slug]);
  const addressOfFile = (oid: string, path: string): string => addressOf.file(slug, oid, path);
  return (
    <div className="Screen">
      <PageTitle>{`${commit.messageHeadline || commit.abbreviatedOid} · ${name} · Galley`}</PageTitle>
      <CommitHead commit={commit} isShallow={isShallow} slug={slug} revision={params["revision"] ?? ""}>
        <Boundary fallback={(error) => <span>{messageOf(error)}</span>} loading={null}>
          <CommitReviews commit={commit} slug={slug} />
        </Boundary>
      </CommitHead>
      {comparison === null ? (
        <Notice>Only a merge of two commits is compared with what git makes of its parents.</Notice>
      ) : (
        <FileLinksContext value={linksOf}>
          <ChangeReader
            comparison={comparison}
            {...options}
            addressOfFile={addressOfFile}
            onComment={comments.onComment}
            onEdit={comments.onEdit}
            handle={comments.handle}
          />
        </FileLinksContext>
      )}
    </div>
  );
}

interface Props {
  readonly commit: CommitScreen_reviews$key;
  readonly slug: string;
}

/** Links to the reviews with this commit as head, with a shortcut that opens the review form of the first open one. */
function CommitReviews({ commit, slug }: Props): ReactNode {
  const { reviews } = useFragment(
    graphql`
      fragment CommitScreen_reviews on Commit @throwOnFieldError {
        reviews {
          key
          state
          title
        }
      }
    `,
    commit,
  );
  const { go } = useRouter();
  const first = reviews.find(({ state }) => state !== "MERGED");
  const openSubmitReview = (): void => {
    if (first === undefined) return;
    reopenedFields.open(`${first.key}/verdict`);
    go(addressOf.reviewFiles(slug, first.key));
  };
  useShortcut("a", "Submit review: open the review of this commit", shortcutGroups.review, openSubmitReview, {
    enabled: first !== undefined,
  });
  if (reviews.length === 0) return null;
  return (
    <span>
      Reviewed in{" "}
      {reviews.map(({ key, title }) => (
        <Link key={key} className="CommitHead-parent" to={addressOf.reviewFiles(slug, key)}>
          <MarkedText text={title} />
        </Link>
      ))}
    </span>
  );
}

interface CommitComments {
  /** For the reader: opens the commit's review with a composer at the lines. */
  readonly onComment: (location: Required<LineLocation>, proposed?: string) => void;
  /** Does the same with a suggestion of the lines as they are. */
  readonly onEdit: (location: Required<LineLocation>) => void;
  readonly handle: RefObject<DiffReaderHandle | null>;
}

/** Comments on a commit: they go to its review, which is begun if there is none. */
function useCommitComments(slug: string, commit: string, parent: string | null): CommitComments {
  const handle = useRef<DiffReaderHandle>(null);
  const { go } = useRouter();
  const toast = useToast();
  const [run, busy] = useUnsignedMutation<CommitScreenMutation>(graphql`
    mutation CommitScreenMutation($input: OpenCommitReviewInput!) {
      openCommitReview(input: $input) {
        problem {
          message
        }
        review {
          key
          patchSets {
            headOid
            baseOid
          }
          ...ReviewRefresher_patchSets
        }
      }
    }
  `);
  const open = async (location: Required<LineLocation>, proposed?: string): Promise<void> => {
    if (busy) return;
    const text = location.line === 0 ? null : (handle.current?.textOf(location) ?? null);
    let review: string | null = null;
    let hasLines = false;
    const failure = await run({ input: { key: newKey(), slug, commit } }, (_store, data) => {
      const found = data?.openCommitReview?.review;
      const last = found?.patchSets?.at(-1);
      review = found?.key ?? null;
      // A review of several commits, or of a merge against another parent, has other lines.
      hasLines = last?.headOid === commit && (last.baseOid === parent || parent === null);
    });
    if (failure !== null) toast({ text: failure });
    if (review === null) return;
    if (hasLines) {
      reopenedComposers.open(review, location, text?.replace(/\n$/, "").split("\n") ?? null, proposed);
    } else toast({ text: "Comments belong to a review. This is the review of the commit." });
    go(addressOf.reviewFiles(slug, review, { from: 0 }));
  };
  const edit = async (location: Required<LineLocation>): Promise<void> => {
    const read = (await handle.current?.linesToEdit(location)) ?? "";
    if (typeof read === "string") return toast({ text: read });
    return open(location, writeSuggestion([{ range: null, lines: read.lines }]));
  };
  return {
    onComment: (location, proposed) => void open(location, proposed),
    onEdit: (location) => void edit(location),
    handle,
  };
}
