import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewListUpdates_reviews$key } from "#generated/ReviewListUpdates_reviews.graphql.ts";
import { useReviewChanges } from "#app/reviewing/updates/useReviewChanges.ts";
import { Button } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const SHOW_HINT = "Refresh the list";
const KEYS = ".";

interface Props {
  readonly slug: string;
  readonly reviews: ReviewListUpdates_reviews$key;
  readonly onShow: () => void;
}

/**
 * Notice that reviews outside this page have changed. Listed rows update on their own; the list itself is refetched
 * only on request, so that nothing moves under the pointer.
 */
export function ReviewListUpdates({ slug, reviews, onShow }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment ReviewListUpdates_reviews on ReviewConnection @throwOnFieldError {
        edges {
          node {
            id
          }
        }
      }
    `,
    reviews,
  );
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [isUnsure, setUnsure] = useState(false);
  useReviewChanges(slug, ({ reviews: changed }) => {
    if (changed === null) return setUnsure(true);
    const shown = new Set(edges.map(({ node }) => node.id));
    setOthers((before) => new Set([...before, ...[...changed].filter((id) => !shown.has(id))]));
  });
  const show = () => {
    setOthers(new Set());
    setUnsure(false);
    onShow();
  };
  const hasUpdates = others.size > 0 || isUnsure;
  useShortcut(KEYS, SHOW_HINT, shortcutGroups.reviews, show, { enabled: hasUpdates });
  if (!hasUpdates) return null;
  return (
    <Notice
      actions={
        <Button size="small" keys={KEYS} hint={SHOW_HINT} onClick={show}>
          Refresh
        </Button>
      }
    >
      {isUnsure
        ? "Reviews may have changed."
        : others.size === 1
          ? "1 other review has changed."
          : `${others.size} other reviews have changed.`}
    </Notice>
  );
}
