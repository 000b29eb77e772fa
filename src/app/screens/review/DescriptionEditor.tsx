import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DescriptionEditor_review$key } from "#generated/DescriptionEditor_review.graphql.ts";
import { Composer } from "#app/parts/composers/Composer.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { useUpdateReview } from "./useUpdateReview.ts";

const TITLE = "Title";
const DESCRIPTION = "Description";
const SAVE = "Save";
const NO_TITLE = "A review needs a title.";

interface Props {
  readonly review: DescriptionEditor_review$key;
  readonly onClose: () => void;
}

/** Writes the title and the description of a review anew. */
export function DescriptionEditor({ review, onClose }: Props) {
  const {
    id,
    key,
    title: oldTitle,
    body,
  } = useFragment(
    graphql`
      fragment DescriptionEditor_review on Review @throwOnFieldError {
        id
        key
        title
        body
      }
    `,
    review,
  );
  const [title, setTitle] = useState(oldTitle);
  const [updateReview] = useUpdateReview(id);
  const error = title.trim() === "" ? NO_TITLE : undefined;
  return (
    <div className="DescriptionEditor">
      <TextField label={TITLE} value={title} onChange={setTitle} error={error} maxLength={256} />
      <Composer
        keptAs={`${key}/description`}
        label={DESCRIPTION}
        initial={body}
        rows={8}
        takesFocus
        actions={[
          {
            label: SAVE,
            needsText: false,
            run: async (text) => error ?? (await updateReview({ title: title.trim(), body: text })),
          },
        ]}
        onClose={onClose}
      />
    </div>
  );
}
