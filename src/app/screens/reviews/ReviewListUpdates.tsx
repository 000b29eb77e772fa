import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewListUpdates_reviews$key } from "#generated/ReviewListUpdates_reviews.graphql.ts";
import { useReviewChanges } from "#app/parts/updates/useReviewChanges.ts";
import { Button } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const TEXT = {
  show: "Show",
  showHint: "Show the reviews that changed",
  unsure: "Reviews may have changed meanwhile.",
  oneChanged: "Another review has changed.",
  changed: (count: number): string => `${count} other reviews have changed.`,
} as const;
const KEYS = ".";

interface Props {
  readonly slug: string;
  readonly reviews: ReviewListUpdates_reviews$key;
  readonly onShow: () => void;
}

/**
 * Says that reviews changed which this page does not show; the rows of those that it shows follow by themselves. The list is
 * made anew when one asks for it, so that nothing moves under the pointer.
 */
export function ReviewNews({ slug, reviews, onShow }: Props) {
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
  const hasNews = others.size > 0 || isUnsure;
  useShortcut(KEYS, TEXT.showHint, shortcutGroups.reviews, show, { enabled: hasNews });
  if (!hasNews) return null;
  return (
    <Notice
      actions={
        <Button size="small" keys={KEYS} hint={TEXT.showHint} onClick={show}>
          {TEXT.show}
        </Button>
      }
    >
      {isUnsure ? TEXT.unsure : others.size === 1 ? TEXT.oneChanged : TEXT.changed(others.size)}
    </Notice>
  );
}
