import { useCallback, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { drafts_review$key } from "#generated/drafts_review.graphql.ts";
import type { draftsDiscardMutation } from "#generated/draftsDiscardMutation.graphql.ts";
import type { draftsSaveMutation, SaveDraftInput } from "#generated/draftsSaveMutation.graphql.ts";
import { useReviewMutation } from "./useReviewMutation.ts";

const PUBLISHED =
  "This draft was already published without your latest changes. Copy them and edit the comment instead.";

export type DraftToSave = Omit<SaveDraftInput, "review" | "version">;

/** The text that another window saved in a draft meanwhile. */
export interface DraftConflict {
  readonly text: string;
  /** Lets the next save replace that text. */
  readonly accept: () => void;
}

/**
 * Returns the function that saves a draft in the repository, visible to its author only, the text of another window
 * that it would overwrite, and the version of the draft that the field has. `begunFrom` is the one that it began with,
 * or 0 for a new draft.
 */
export function useSaveDraft(
  reviewId: string,
  begunFrom: number,
): readonly [(draft: DraftToSave) => Promise<string | null>, DraftConflict | null, () => number] {
  const version = useRef(begunFrom);
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const [run] = useReviewMutation<draftsSaveMutation>(
    graphql`
      mutation draftsSaveMutation($input: SaveDraftInput!) {
        saveDraft(input: $input) {
          problem {
            code
            message
          }
          draft {
            key
            body
            version
          }
          review {
            id
            draftCount
            drafts {
              ...reviewFragments_draft
            }
          }
        }
      }
    `,
    { isSigned: false },
  );
  const save = useCallback(
    async (draft: DraftToSave) => {
      let isSaved = true;
      const reason = await run({
        variables: { input: { ...draft, review: reviewId, version: version.current } },
        updater: (_store, data) => {
          const stored = data?.saveDraft?.draft ?? null;
          isSaved = stored !== null;
          if (stored === null) return;
          const { body: text, version: latest } = stored;
          const accept = (): void => {
            version.current = latest ?? 0;
            setConflict(null);
          };
          if (data?.saveDraft?.problem?.code === "CONFLICT") setConflict({ text: text ?? "", accept });
          else accept();
        },
      });
      return reason ?? (isSaved ? null : PUBLISHED);
    },
    [run, reviewId],
  );
  const versionNow = useCallback(() => version.current, []);
  return [save, conflict, versionNow];
}

/** Returns the function that discards a draft by its key, and true while it runs. */
export function useDiscardDraft(reviewId: string): readonly [(key: string) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<draftsDiscardMutation>(
    graphql`
      mutation draftsDiscardMutation($input: DiscardDraftInput!) {
        discardDraft(input: $input) {
          problem {
            message
          }
          review {
            id
            draftCount
            drafts {
              ...reviewFragments_draft
            }
          }
        }
      }
    `,
    { isSigned: false },
  );
  const discard = useCallback(
    (key: string) => run({ variables: { input: { key, review: reviewId } } }),
    [run, reviewId],
  );
  return [discard, isUnderWay];
}

/**
 * True after a draft has become a comment, for example when all drafts are published while one is being edited.
 * Searches the review's comments when a draft disappears, linear in them.
 */
export function useIsPublished(review: drafts_review$key, draftKey: string): boolean {
  const { id, drafts } = useFragment(
    graphql`
      fragment drafts_review on Review @throwOnFieldError {
        id
        drafts {
          key
        }
      }
    `,
    review,
  );
  const environment = useRelayEnvironment();
  const isThere = drafts.some(({ key }) => key === draftKey);
  const [wasThere, setWasThere] = useState(isThere);
  const [isPublished, setPublished] = useState(false);
  if (isThere !== wasThere) {
    setWasThere(isThere);
    setPublished(!isThere && hasComment(environment, id, draftKey));
  }
  return isPublished;
}

function hasComment(environment: IEnvironment, reviewId: string, key: string): boolean {
  const source = environment.getStore().getSource();
  const linked = (id: string, field: string): readonly string[] => {
    const list: unknown = source.get(id)?.[field];
    const refs: unknown = typeof list === "object" && list !== null ? Reflect.get(list, "__refs") : null;
    return Array.isArray(refs) ? refs.filter((ref): ref is string => typeof ref === "string") : [];
  };
  const comments = linked(reviewId, "threads").flatMap((thread) => linked(thread, "comments"));
  return comments.some((comment) => source.get(comment)?.["key"] === key);
}
