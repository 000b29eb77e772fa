import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { PersonName } from "#app/parts/PersonName.tsx";
import { ReviewersField } from "#app/parts/review/ReviewersField.tsx";
import { VerdictBadge } from "#app/parts/StateBadge.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { ReviewerList_editor$key } from "#generated/ReviewerList_editor.graphql.ts";
import type { ReviewerList_review$data, ReviewerList_review$key } from "#generated/ReviewerList_review.graphql.ts";
import { EditableFact, EditorButtons } from "./EditableFact.tsx";
import { useUpdateReview } from "./useUpdateReview.ts";

const TEXT = {
  title: "Reviewers",
  edit: "Change the reviewers",
  nobody: "Nobody is asked by name: whoever reads it may answer.",
  silent: "has not answered yet",
  older: "Given for an earlier patch set",
  patchSet: (patchSet: number): string => `patch set ${patchSet}, `,
} as const;
const KEYS = "Shift+V";

type Verdict = ReviewerList_review$data["verdicts"][number];
type Person = ReviewerList_review$data["reviewers"][number];

/** Who was asked, and what they and others said of the whole change, with the patch set they said it of. */
export function ReviewerList({ review }: { readonly review: ReviewerList_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewerList_review on Review @throwOnFieldError {
        ...ReviewerList_editor
        viewerCanUpdate
        reviewers {
          email
          ...PersonName_person
        }
        verdicts {
          by {
            email
            ...PersonName_person
          }
          kind
          at
          patchSet
          isStanding
          isCurrent
        }
      }
    `,
    review,
  );
  const { viewerCanUpdate, reviewers, verdicts } = data;
  const asked = new Set(reviewers.map(({ email }) => email));
  const people: readonly Person[] = [
    ...reviewers,
    ...verdicts.map(({ by }) => by).filter(({ email }) => !asked.has(email)),
  ];
  return (
    <EditableFact
      title={TEXT.title}
      edit={TEXT.edit}
      keys={KEYS}
      canEdit={viewerCanUpdate}
      editor={(onClose) => <ReviewersEditor review={data} onClose={onClose} />}
    >
      {people.length === 0 ? (
        <p className="ReviewScreen-none">{TEXT.nobody}</p>
      ) : (
        <ul className="ReviewerList">
          {people.map((person) => (
            <li key={person.email} className="ReviewerList-person">
              <PersonName person={person} withAvatar />
              <Answer verdict={verdicts.find(({ by }) => by.email === person.email)} />
            </li>
          ))}
        </ul>
      )}
    </EditableFact>
  );
}

function Answer({ verdict }: { readonly verdict: Verdict | undefined }) {
  if (!verdict) return <span className="ReviewScreen-none">{TEXT.silent}</span>;
  const { kind, at, patchSet, isStanding, isCurrent } = verdict;
  return (
    <span className="ReviewerList-answer" data-past={!isStanding || undefined}>
      <VerdictBadge kind={kind} />
      <span className="ReviewScreen-none">
        {patchSet != null && <span title={isCurrent ? undefined : TEXT.older}>{TEXT.patchSet(patchSet)}</span>}
        <RelativeTime iso={at} />
      </span>
    </span>
  );
}

interface Props {
  readonly review: ReviewerList_editor$key;
  readonly onClose: () => void;
}

/** Changes who is asked for a review. */
function ReviewersEditor({ review, onClose }: Props) {
  const { id, reviewers } = useFragment(
    graphql`
      fragment ReviewerList_editor on Review @throwOnFieldError {
        id
        reviewers {
          email
        }
      }
    `,
    review,
  );
  const [asked, setAsked] = useState<readonly string[]>(() => reviewers.map(({ email }) => email));
  const [updateReview, busy] = useUpdateReview(id);
  return (
    <EditorButtons busy={busy} onSave={() => updateReview({ reviewers: asked })} onClose={onClose}>
      <ReviewersField reviewers={asked} onChange={setAsked} />
    </EditorButtons>
  );
}
