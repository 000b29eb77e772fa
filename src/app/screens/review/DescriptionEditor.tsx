import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DescriptionEditor_review$key } from "#generated/DescriptionEditor_review.graphql.ts";
import { Composer } from "#app/parts/composers/Composer.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { useUpdateReview } from "./useUpdateReview.ts";

const TEXT = {
  title: "Title",
  description: "Description",
  save: "Save",
  noTitle: "A review needs a title.",
} as const;

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
  const room = useRef<HTMLDivElement>(null);
  // Its key works wherever one is on the page.
  useEffect(() => room.current?.scrollIntoView({ block: "nearest" }), []);
  const [updateReview] = useUpdateReview(id);
  const error = title.trim() === "" ? TEXT.noTitle : undefined;
  return (
    <div ref={room} className="DescriptionEditor">
      <TextField label={TEXT.title} value={title} onChange={setTitle} error={error} maxLength={256} />
      <Composer
        keptAs={`${key}/description`}
        label={TEXT.description}
        initial={body}
        rows={8}
        takesFocus
        actions={[
          {
            label: TEXT.save,
            needsText: false,
            run: async (text) => error ?? (await updateReview({ title: title.trim(), body: text })),
          },
        ]}
        onClose={onClose}
      />
    </div>
  );
}
