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

const TITLE = "Reviewers";
const EDIT = "Change the reviewers";
const KEYS = "Shift+V";
const GROUP = "Review";
const NOBODY = "Nobody is asked by name: whoever reads it may answer.";
const SILENT = "has not answered yet";
const OLDER = "Given for an earlier patch set";

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
  useShortcut(KEYS, EDIT, GROUP, () => setEdits(true), {
    enabled: viewerCanUpdate && !edits,
  });
  const asked = new Set(reviewers.map(({ email }) => email));
  const people: readonly Person[] = [
    ...reviewers,
    ...verdicts.map(({ by }) => by).filter(({ email }) => !asked.has(email)),
  ];
  return (
    <section className="ReviewFact" aria-label={TITLE}>
      <div className="ReviewFact-head">
        <h2 className="ReviewScreen-heading">{TITLE}</h2>
        {viewerCanUpdate && !edits && (
          <IconButton
            ref={button}
            size="small"
            label={EDIT}
            keys={KEYS}
            icon={<PencilIcon />}
            onClick={() => setEdits(true)}
          />
        )}
      </div>
      {edits && <ReviewersEditor review={data} onClose={() => setEdits(false)} />}
      {!edits && people.length === 0 && <p className="ReviewScreen-none">{NOBODY}</p>}
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
  if (!verdict) return <span className="ReviewScreen-none">{SILENT}</span>;
  const { kind, at, patchSet, isStanding, isCurrent } = verdict;
  return (
    <span className="ReviewerList-answer" data-past={!isStanding || undefined}>
      <VerdictBadge kind={kind} />
      <span className="ReviewScreen-none">
        {patchSet != null && <span title={isCurrent ? undefined : OLDER}>{`patch set ${patchSet}, `}</span>}
        <RelativeTime iso={at} />
      </span>
    </span>
  );
}
