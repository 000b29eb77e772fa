import { PencilIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewerList_review$data, ReviewerList_review$key } from "#generated/ReviewerList_review.graphql.ts";
import { PersonName } from "#app/parts/PersonName.tsx";
import { VerdictBadge } from "#app/parts/VerdictBadge.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { ReviewersEditor } from "./ReviewersEditor.tsx";
import { useReturningFocus } from "./useReturningFocus.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { reviewWords } from "./reviewWords.ts";

const TEXT = reviewWords.reviewerList;
const KEYS = "Shift+V";

type Verdict = ReviewerList_review$data["verdicts"][number];
type Person = ReviewerList_review$data["reviewers"][number];

/** Who was asked, and what they and others said of the whole change, with the patch set they said it of. */
export function ReviewerList({ review }: { readonly review: ReviewerList_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewerList_review on Review @throwOnFieldError {
        ...ReviewersEditor_review
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
  const [edits, setEdits] = useState(false);
  const button = useReturningFocus(edits);
  useShortcut(KEYS, TEXT.edit, shortcutGroups.review, () => setEdits(true), {
    enabled: viewerCanUpdate && !edits,
  });
  const asked = new Set(reviewers.map(({ email }) => email));
  const people: readonly Person[] = [
    ...reviewers,
    ...verdicts.map(({ by }) => by).filter(({ email }) => !asked.has(email)),
  ];
  return (
    <section className="ReviewFact" aria-label={TEXT.title}>
      <div className="ReviewFact-head">
        <h2 className="ReviewScreen-heading">{TEXT.title}</h2>
        {viewerCanUpdate && !edits && (
          <IconButton
            ref={button}
            size="small"
            label={TEXT.edit}
            keys={KEYS}
            icon={<PencilIcon />}
            onClick={() => setEdits(true)}
          />
        )}
      </div>
      {edits && <ReviewersEditor review={data} onClose={() => setEdits(false)} />}
      {!edits && people.length === 0 && <p className="ReviewScreen-none">{TEXT.nobody}</p>}
      {!edits && people.length > 0 && (
        <ul className="ReviewerList">
          {people.map((person) => (
            <li key={person.email} className="ReviewerList-person">
              <PersonName person={person} withAvatar />
              <Answer verdict={verdicts.find(({ by }) => by.email === person.email)} />
            </li>
          ))}
        </ul>
      )}
    </section>
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
