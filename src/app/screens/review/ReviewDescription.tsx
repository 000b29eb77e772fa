import { PencilIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewDescription_review$key } from "#generated/ReviewDescription_review.graphql.ts";
import { MarkdownText } from "#app/parts/markdown/MarkdownText.tsx";
import { Button } from "#app/ui/Button.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { DescriptionEditor } from "./DescriptionEditor.tsx";
import { useReturningFocus } from "./useReturningFocus.ts";

const LABEL = "Description";
const NONE = "No description is given.";
const EDIT = "Edit";
const EDIT_HINT = "Edit title and description";
const KEYS = "Shift+E";
const GROUP = "Review";

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
  useShortcut(KEYS, EDIT_HINT, GROUP, () => setEdits(true), {
    enabled: viewerCanUpdate && !edits,
  });
  return (
    <section className="ReviewDescription" aria-label={LABEL}>
      {edits ? (
        <DescriptionEditor review={data} onClose={() => setEdits(false)} />
      ) : (
        <>
          <div className="ReviewDescription-text">
            {body.trim() === "" ? <p className="ReviewScreen-none">{NONE}</p> : <MarkdownText text={body} />}
          </div>
          {viewerCanUpdate && (
            <Button
              ref={button}
              variant="quiet"
              size="small"
              icon={<PencilIcon />}
              hint={EDIT_HINT}
              keys={KEYS}
              onClick={() => setEdits(true)}
            >
              {EDIT}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
