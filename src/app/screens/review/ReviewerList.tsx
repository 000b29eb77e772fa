import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { PersonName } from "#app/parts/PersonName.tsx";
import { ReviewersField } from "#app/parts/review/ReviewersField.tsx";
import { VerdictBadge } from "#app/parts/StateBadge.tsx";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { addressOf } from "#contract/pages.ts";
import type { ReviewerList_editor$key } from "#generated/ReviewerList_editor.graphql.ts";
import type { ReviewerList_review$data, ReviewerList_review$key } from "#generated/ReviewerList_review.graphql.ts";
import { EditableFact, EditorButtons } from "./EditableFact.tsx";
import { useUpdateReview } from "./useUpdateReview.ts";

const inFiles = (count: number): string => counted(count, { one: "file", other: "files" });

const TEXT = {
  title: "Reviewers",
  edit: "Edit reviewers",
  nobody: "No reviewers",
  silent: "has not reviewed yet",
  older: "Submitted for an earlier patch set",
  identical: "Still holds: nothing but commit ids changed",
  messages: "Still holds: only commit messages changed",
  rebased: (files: number): string => `Still holds: same edits in ${inFiles(files)}`,
  drifted: (files: number): string => `Before the base changed ${inFiles(files)} of this change`,
  driftAllowed: (files: number): string =>
    `Still holds by the target's rules: its base changed ${inFiles(files)} of this change`,
  edited: (files: number): string => `Before ${inFiles(files)} changed`,
  baseMoved: (commits: number): string => `, base moved by ${counted(commits, { one: "commit", other: "commits" })}`,
  copyProof: "Copy a command that compares both changes",
  unviewed: (files: number, total: number): string => `${formatCount(files)} of ${inFiles(total)} not marked as viewed`,
  patchSet: (patchSet: number): string => `patch set ${patchSet}, `,
} as const;
const KEYS = "Shift+V";

type Verdict = ReviewerList_review$data["verdicts"][number];
type Change = NonNullable<Verdict["changeSince"]>;
type Person = ReviewerList_review$data["reviewers"][number];

/** The reviewers and their verdicts, with the patch set of each. */
export function ReviewerList({ review, slug }: { readonly review: ReviewerList_review$key; readonly slug: string }) {
  const data = useFragment(
    graphql`
      fragment ReviewerList_review on Review @throwOnFieldError {
        ...ReviewerList_editor
        key
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
          unviewed {
            files
            totalFiles
          }
          changeSince @catch(to: NULL) {
            kind
            isCarried
            files
            editedFiles
            driftedFiles
            baseCommits
            proof
          }
        }
      }
    `,
    review,
  );
  const { key, viewerCanUpdate, reviewers, verdicts } = data;
  const changesSince = (patchSet: number): string => addressOf.reviewFiles(slug, key, { from: patchSet });
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
              <Answer verdict={verdicts.find(({ by }) => by.email === person.email)} changesSince={changesSince} />
            </li>
          ))}
        </ul>
      )}
    </EditableFact>
  );
}

interface AnswerProps {
  readonly verdict: Verdict | undefined;
  /** Returns the address of the changes since a patch set. */
  readonly changesSince: (patchSet: number) => string;
}

function Answer({ verdict, changesSince }: AnswerProps) {
  if (!verdict) return <span className="ReviewScreen-none">{TEXT.silent}</span>;
  const { kind, at, patchSet, isActive, isCurrent, unviewed } = verdict;
  const since = isActive && kind !== "COMMENT" ? verdict.changeSince : null;
  return (
    <>
      <span className="ReviewerList-answer" data-past={!isActive || undefined}>
        <VerdictBadge kind={kind} />
        <span className="ReviewScreen-none">
          {patchSet != null && <span title={isCurrent ? undefined : TEXT.older}>{TEXT.patchSet(patchSet)}</span>}
          <RelativeTime iso={at} />
        </span>
      </span>
      {isActive && unviewed != null && (
        <span className="ReviewScreen-none">{TEXT.unviewed(unviewed.files, unviewed.totalFiles)}</span>
      )}
      {since != null && patchSet != null && (
        <span className="ReviewerList-since" data-carried={since.isCarried || undefined}>
          <Link to={changesSince(patchSet)}>{sinceText(since)}</Link>
          {since.proof != null && <CopyButton text={since.proof} label={TEXT.copyProof} />}
        </span>
      )}
    </>
  );
}

/** Says whether a verdict on an earlier patch set still holds, and why. */
function sinceText(since: Change): string {
  const { kind, isCarried, files, editedFiles, driftedFiles, baseCommits } = since;
  const base = baseCommits > 0 ? TEXT.baseMoved(baseCommits) : "";
  switch (kind) {
    case "IDENTICAL":
      return TEXT.identical;
    case "MESSAGE_ONLY":
      return TEXT.messages;
    case "TRIVIAL_REBASE":
      return TEXT.rebased(files) + base;
    case "BASE_DRIFT":
      return (isCarried ? TEXT.driftAllowed : TEXT.drifted)(driftedFiles) + base;
    case "CHANGED":
      return TEXT.edited(editedFiles) + base;
  }
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
