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
  edit: "Edit reviewers",
  nobody: "No reviewers",
  silent: "has not reviewed yet",
  older: "Submitted for an earlier patch set",
  patchSet: (patchSet: number): string => `patch set ${patchSet}, `,
} as const;
const KEYS = "Shift+V";

type Verdict = ReviewerList_review$data["verdicts"][number];
type Person = ReviewerList_review$data["reviewers"][number];

/** The reviewers and their verdicts, with the patch set of each. */
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
          isActive
          isCurrent
        }
      }
    `,
    review,
  );
  const { viewerCanUpdate, reviewers, verdicts } = data;
  const emails = new Set(reviewers.map(({ email }) => email));
  const people: readonly Person[] = [
    ...reviewers,
    ...verdicts.map(({ by }) => by).filter(({ email }) => !emails.has(email)),
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
  const { kind, at, patchSet, isActive, isCurrent } = verdict;
  return (
    <span className="ReviewerList-answer" data-past={!isActive || undefined}>
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
  const [emails, setEmails] = useState<readonly string[]>(() => reviewers.map(({ email }) => email));
  const [updateReview, busy] = useUpdateReview(id);
  return (
    <EditorButtons busy={busy} onSave={() => updateReview({ reviewers: emails })} onClose={onClose}>
      <ReviewersField reviewers={emails} onChange={setEmails} />
    </EditorButtons>
  );
}
