import { PencilIcon } from "@primer/octicons-react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Composer } from "#app/reviewing/composers/Composer.tsx";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import { Button } from "#app/ui/Button.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { ReviewDescription_editor$key } from "#generated/ReviewDescription_editor.graphql.ts";
import type { ReviewDescription_review$key } from "#generated/ReviewDescription_review.graphql.ts";
import { useReturningFocus } from "./EditableFact.tsx";
import { useUpdateReview } from "./useUpdateReview.ts";

const EDIT_HINT = "Edit title and description";
const KEYS = "Shift+E";

export function ReviewDescription({ review }: { readonly review: ReviewDescription_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewDescription_review on Review @throwOnFieldError {
        body
        viewerCanUpdate
        ...ReviewDescription_editor
      }
    `,
    review,
  );
  const { body, viewerCanUpdate } = data;
  const [edits, setEdits] = useState(false);
  const button = useReturningFocus(edits);
  useShortcut(KEYS, EDIT_HINT, shortcutGroups.review, () => setEdits(true), {
    enabled: viewerCanUpdate && !edits,
  });
  return (
    <section className="ReviewDescription card gap-3" aria-label="Description">
      {edits ? (
        <DescriptionEditor review={data} onClose={() => setEdits(false)} />
      ) : (
        <>
          <div className="ReviewDescription-text">
            {body.trim() === "" ? (
              <p className="muted small">No description provided.</p>
            ) : (
              <MarkdownText text={body} />
            )}
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
              Edit
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface Props {
  readonly review: ReviewDescription_editor$key;
  readonly onClose: () => void;
}

function DescriptionEditor({ review, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewDescription_editor on Review @throwOnFieldError {
        id
        key
        title
        body
      }
    `,
    review,
  );
  const { id, key, body } = data;
  const [title, setTitle] = useState(data.title);
  const [bodyBefore, setBodyBefore] = useState(body);
  // What another window saved meanwhile, which this one would overwrite.
  const conflict = body === bodyBefore ? null : { text: body, accept: () => setBodyBefore(body) };
  const container = useRef<HTMLDivElement>(null);
  // The shortcut works anywhere on the page, so the editor may be out of view.
  // The braces matter: Chromium 150 returns a promise here, which React would call when the editor closes.
  useEffect(() => {
    container.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const [updateReview] = useUpdateReview(id);
  const error = title.trim() === "" ? "Enter a title." : undefined;
  return (
    <div ref={container} className="DescriptionEditor stack gap-3">
      <TextField label="Title" value={title} onChange={setTitle} error={error} maxLength={256} />
      <Composer
        savedTextKey={`${key}/description`}
        label="Description"
        initial={body}
        rows={8}
        takesFocus
        conflict={conflict}
        actions={[
          {
            label: "Save",
            needsText: false,
            run: async (text) => error ?? (await updateReview({ title: title.trim(), body: text, bodyBefore })),
          },
        ]}
        onClose={onClose}
      />
    </div>
  );
}
