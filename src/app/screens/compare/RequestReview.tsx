import { GitPullRequestIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RequestReview_comparison$key } from "#generated/RequestReview_comparison.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { RequestReviewDialog } from "./RequestReviewDialog.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  request: "Request a review",
  hint: "Ask others to read what the head did since it left the base",
} as const;
const KEYS = "Shift+Q";

interface Props {
  readonly comparison: RequestReview_comparison$key;
  readonly slug: string;
  readonly base: string;
  readonly head: string;
}

/** Asks for a review of what the head did since it left the base; nothing where it did nothing. */
export function RequestReview({ comparison, slug, base, head }: Props) {
  const data = useFragment(
    graphql`
      fragment RequestReview_comparison on Comparison @throwOnFieldError {
        aheadBy
        ...RequestReviewDialog_comparison
      }
    `,
    comparison,
  );
  const [asks, setAsks] = useState(false);
  const enabled = data.aheadBy > 0;
  useShortcut(KEYS, TEXT.request, shortcutGroups.reviews, () => setAsks(true), { enabled });
  if (!enabled) return null;
  return (
    <>
      <Button
        variant="primary"
        icon={<GitPullRequestIcon />}
        hint={TEXT.hint}
        keys={KEYS}
        onClick={() => setAsks(true)}
      >
        {TEXT.request}
      </Button>
      {asks && (
        <RequestReviewDialog comparison={data} slug={slug} base={base} head={head} onClose={() => setAsks(false)} />
      )}
    </>
  );
}
