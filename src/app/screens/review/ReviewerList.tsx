import { KeyIcon, ShieldCheckIcon, ShieldXIcon } from "@primer/octicons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { PersonName } from "#app/reading/words/PersonName.tsx";
import { ReviewersField } from "#app/reviewing/review/ReviewersField.tsx";
import { type BadgeStyle, StateBadge, VerdictBadge } from "#app/reading/words/StateBadge.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { Link, useNavigation } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import type { ReviewerList_editor$key } from "#generated/ReviewerList_editor.graphql.ts";
import type { ReviewerList_signature$key, SignatureState } from "#generated/ReviewerList_signature.graphql.ts";
import type { ReviewerList_review$data, ReviewerList_review$key } from "#generated/ReviewerList_review.graphql.ts";
import { EditableFact, EditorButtons } from "./EditableFact.tsx";
import { useUpdateReview } from "./useUpdateReview.ts";

const TEXT = {
  carried: (patchSet: number): string => `Carried from patch set ${patchSet}`,
  carriedByRules: (patchSet: number): string => `Carried from patch set ${patchSet} by the target's rules`,
  notCarried: (patchSet: number): string => `Not carried from patch set ${patchSet}`,
} as const;

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
          comment {
            signature @catch(to: NULL) {
              ...ReviewerList_signature
            }
          }
          changeSince @catch(to: NULL) {
            kind
            isCarried
            reason
          }
        }
      }
    `,
    review,
  );
  const { key, viewerCanUpdate, reviewers, verdicts } = data;
  const changesSince = (patchSet: number): string => addressOf.reviewFiles(slug, key, { from: patchSet });
  const { go } = useNavigation();
  const past =
    verdicts.findLast(({ patchSet, changeSince }) => patchSet != null && changeSince != null)?.patchSet ?? null;
  const showDifferences = (): void => go(addressOf.reviewFiles(slug, key, { from: past }));
  useShortcut("Shift+I", "Show what changed since the last verdict", shortcutGroups.review, showDifferences, {
    enabled: past !== null,
  });
  const emails = new Set(reviewers.map(({ email }) => email));
  const people: readonly Person[] = [
    ...reviewers,
    ...verdicts.map(({ by }) => by).filter(({ email }) => !emails.has(email)),
  ];
  return (
    <EditableFact
      title="Reviewers"
      edit="Edit reviewers"
      keys="Shift+V"
      canEdit={viewerCanUpdate}
      editor={(onClose) => <ReviewersEditor review={data} onClose={onClose} />}
    >
      {people.length === 0 ? (
        <p className="muted small">No reviewers</p>
      ) : (
        <ul className="stack gap-2">
          {people.map((person) => (
            <li key={person.email} className="ReviewerList-person stack">
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
  readonly changesSince: (patchSet: number) => string;
}

function Answer({ verdict, changesSince }: AnswerProps) {
  if (!verdict) return <span className="muted small">has not reviewed yet</span>;
  const { kind, at, patchSet, isActive, isCurrent, unviewed, comment } = verdict;
  const since = isActive && kind !== "COMMENT" ? verdict.changeSince : null;
  return (
    <>
      <span className="ReviewerList-answer row wrap gap-x-2" data-past={!isActive || undefined}>
        <VerdictBadge kind={kind} />
        {comment.signature != null && <SignatureBadge signature={comment.signature} isExplained />}
        <span className="muted small">
          {patchSet != null && (
            <span
              title={isCurrent ? undefined : "Submitted for an earlier patch set"}
            >{`patch set ${patchSet}, `}</span>
          )}
          <RelativeTime iso={at} />
        </span>
      </span>
      {isActive && unviewed != null && (
        <span className="muted small">
          {formatCount(unviewed.files)} of {counted(unviewed.totalFiles, "file")} not marked as viewed
        </span>
      )}
      {since != null && patchSet != null && (
        <span className="ReviewerList-since gap-1 small" data-carried={since.isCarried || undefined}>
          <Link to={changesSince(patchSet)}>{sinceText(since, patchSet)}</Link>
        </span>
      )}
    </>
  );
}

/** Says whether a verdict on an earlier patch set still holds, and why. */
function sinceText({ kind, isCarried, reason }: Change, patchSet: number): string {
  const head = isCarried ? (kind === "BASE_DRIFT" ? TEXT.carriedByRules : TEXT.carried) : TEXT.notCarried;
  return `${head(patchSet)}: ${reason}`;
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

const SIGNATURES: Readonly<Record<SignatureState, BadgeStyle>> = {
  VALID: { label: "Signed", tone: "good", icon: <ShieldCheckIcon /> },
  INVALID: { label: "Invalid signature", tone: "bad", icon: <ShieldXIcon /> },
  UNKNOWN: { label: "Signed, not verified", tone: "waits", icon: <KeyIcon /> },
};

interface SignatureBadgeProps {
  readonly signature: ReviewerList_signature$key;
  /** True to show what is wrong with a signature that is not valid, not only in the tooltip. */
  readonly isExplained?: boolean;
}

/** Shows whether the signature of a verdict is valid, as an icon and a label. */
export function SignatureBadge({ signature, isExplained = false }: SignatureBadgeProps) {
  const { state, message } = useFragment(
    graphql`
      fragment ReviewerList_signature on VerdictSignature @throwOnFieldError {
        state
        message
      }
    `,
    signature,
  );
  return (
    <>
      <StateBadge {...SIGNATURES[state]} hint={message} />
      {isExplained && state !== "VALID" && (
        <span className="ReviewerList-signature muted small long-words">{message}</span>
      )}
    </>
  );
}
