import { PencilIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewDescription_review$key } from "#generated/ReviewDescription_review.graphql.ts";
import { MarkdownText } from "#app/parts/markdown/MarkdownText.tsx";
import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { DescriptionEditor } from "./DescriptionEditor.tsx";
import { useReturningFocus } from "./useReturningFocus.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  label: "Description",
  none: "No description is given. Its author can add one.",
  edit: "Edit",
  editHint: "Edit title and description",
} as const;
const KEYS = "Shift+E";

/** What the author says the review is about, and the way to say it otherwise. */
export function ReviewDescription({ review }: { readonly review: ReviewDescription_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewDescription_review on Review @throwOnFieldError {
        body
        viewerCanUpdate
        ...DescriptionEditor_review
      }
    `,
    review,
  );
  const { body, viewerCanUpdate } = data;
  const [edits, setEdits] = useState(false);
  const button = useReturningFocus(edits);
  useShortcut(KEYS, TEXT.editHint, shortcutGroups.review, () => setEdits(true), {
    enabled: viewerCanUpdate && !edits,
  });
  return (
    <section className="ReviewDescription" aria-label={TEXT.label}>
      {edits ? (
        <DescriptionEditor review={data} onClose={() => setEdits(false)} />
      ) : (
        <>
          <div className="ReviewDescription-text">
            {body.trim() === "" ? <p className="ReviewScreen-none">{TEXT.none}</p> : <MarkdownText text={body} />}
          </div>
          {viewerCanUpdate && (
            <Button
              ref={button}
              variant="quiet"
              size="small"
              icon={<PencilIcon />}
              hint={TEXT.editHint}
              keys={KEYS}
              onClick={() => setEdits(true)}
            >
              {TEXT.edit}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
