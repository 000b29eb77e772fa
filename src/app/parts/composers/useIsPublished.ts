import { useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useIsPublished_review$key } from "#generated/useIsPublished_review.graphql.ts";

/**
 * Tells whether a draft that was there has become a comment, as when all drafts are published while one writes at it. Looks
 * through the review's comments when a draft goes, linear in them.
 */
export function useIsPublished(review: useIsPublished_review$key, draftKey: string): boolean {
  const { id, drafts } = useFragment(
    graphql`
      fragment useIsPublished_review on Review @throwOnFieldError {
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
