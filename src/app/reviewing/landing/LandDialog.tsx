import { useState } from "react";
import { graphql } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { TextArea, TextField } from "#app/ui/TextField.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import type { LandDialogPreviewQuery, LandingMethod } from "#generated/LandDialogPreviewQuery.graphql.ts";
import { savedText } from "#app/reading/data/TextSaver.ts";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { useAttemptKey } from "#app/reading/data/useReviewMutation.ts";
import { ConflictList } from "#app/reading/navigation/ConflictList.tsx";
import type { RailLayer } from "../layers/useStack.ts";
import { useLandReview, useLayersToLand, useUndoLanding } from "./useLanding.ts";
import "./LandDialog.css";

const METHODS: readonly { readonly value: LandingMethod; readonly label: string; readonly hint: string }[] = [
  { value: "MERGE", label: "Merge", hint: "Add a merge commit" },
  { value: "SQUASH", label: "Squash", hint: "Add one commit with all changes" },
  { value: "REBASE", label: "Rebase", hint: "Apply the commits one by one" },
  { value: "FAST_FORWARD", label: "Fast-forward", hint: "Move the branch to the last commit of the change" },
];
const METHOD_TEXT_KEY = "land/method";
const REASON_MAX = 256;

interface Props {
  readonly review: string;
  readonly addressOf: (key: string) => string;
  readonly branch: string;
  /** The name of the review's own branch. */
  readonly own: string;
  readonly onClose: () => void;
}

/** Shows what landing a review would do, by each method, and lands it. What is typed is saved in the browser until then. */
export function LandDialog(props: Props) {
  const { branch, own, onClose } = props;
  const form = useLandForm(props);
  const { method, layer, layers, preview, failure, problem, missing } = form;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Land on ${branch}`}
      size="large"
      action={
        <Button
          variant="primary"
          keys="Mod+Enter"
          busy={form.isBusy}
          aria-disabled={missing !== undefined}
          {...(missing !== undefined && { hint: missing })}
          onClick={() => void form.land()}
        >
          Land
        </Button>
      }
    >
      <div className="LandDialog stack gap-3">
        <div className="LandDialog-methods">
          <SegmentedControl label="Method" options={METHODS} value={method} onChange={form.choose} />
        </div>
        {layers !== null && layers.length > 1 && (
          <LandPart
            layers={layers}
            layer={layer}
            method={method}
            branch={branch}
            own={own}
            onChange={form.chooseLayer}
          />
        )}
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {preview === null && failure === null && <Skeleton rows={6} rowHeight={28} />}
        {preview !== null && <LandPreview {...props} form={form} preview={preview} />}
      </div>
    </Dialog>
  );
}

/** The choices and texts of a user; `missing` is the reason why it cannot be landed yet. */
function useLandForm({ review, branch, onClose }: Props) {
  const [method, setMethod] = useState(savedMethod);
  const [layer, setLayer] = useState<string | null>(null);
  const layers = useLayersToLand(review);
  const { data: answer, failure, reload } = useLandingPreview(review, method, layer);
  // Together, so that nothing moves when the second one arrives.
  const preview = layers === null ? null : answer;
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const reasonKey = `land/${review}/reason`;
  const [reason, setReason] = useState(() => savedText.read(reasonKey) ?? "");
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [landReview, isBusy] = useLandReview();
  const attempt = useAttemptKey();
  const toast = useToast();
  const [undo] = useUndoLanding(review, branch);
  const messagesKey = `land/${review}/message/`;
  const textKey = `${messagesKey}${method}${layer ?? ""}`;
  const message = messages[textKey] ?? savedText.read(textKey) ?? preview?.message ?? "";
  const hasMessage = method === "MERGE" || method === "SQUASH";
  const isBlocked = preview === null || preview.obstacles.length > 0;
  const needsReason = (preview?.unmet.length ?? 0) > 0 && reason.trim() === "";
  const needsMessage = hasMessage && message.trim() === "";
  const missing = isBlocked
    ? "It cannot be landed in this way"
    : needsReason
      ? "Enter a reason first"
      : needsMessage
        ? "Enter a commit message first"
        : undefined;

  const choose = (chosen: LandingMethod): void => {
    setMethod(chosen);
    setProblem(null);
    savedText.save(METHOD_TEXT_KEY, chosen);
  };
  const chooseLayer = (chosen: string | null): void => {
    setLayer(chosen);
    setProblem(null);
  };
  const write = (text: string): void => {
    setMessages((all) => ({ ...all, [textKey]: text }));
    savedText.save(textKey, text);
  };
  const writeReason = (text: string): void => {
    setReason(text);
    savedText.save(reasonKey, text);
  };
  async function land(): Promise<void> {
    if (preview === null || missing !== undefined) return;
    const { headOid, targetOid } = preview;
    const content = {
      review,
      method,
      headOid,
      targetOid,
      message: hasMessage ? message : null,
      override: preview.unmet.length > 0 ? reason.trim() : null,
      deleteBranch: isDeleting && preview.branchObstacle == null,
      layer,
    };
    const why = await landReview({ key: attempt.keyFor(JSON.stringify(content)), ...content });
    setProblem(why);
    if (why !== null) return reload();
    for (const key of savedText.keys(messagesKey)) savedText.forget(key);
    savedText.forget(reasonKey);
    onClose();
    const done = layer === null ? `Landed on ${branch}.` : `Landed on ${branch}. The rest stays under review.`;
    toast({ text: [done, ...preview.notices].join(" "), undo: () => void undoOrReport() });
  }
  async function undoOrReport(): Promise<void> {
    const reason = await undo();
    if (reason !== null) toast({ text: reason });
  }

  return {
    method,
    choose,
    layer,
    chooseLayer,
    layers,
    preview,
    failure,
    isBlocked,
    problem,
    missing,
    isBusy,
    land,
    hasMessage,
    message,
    write,
    reason,
    writeReason,
    isDeleting,
    setDeleting,
  };
}

interface PreviewProps extends Props {
  readonly form: ReturnType<typeof useLandForm>;
  readonly preview: Preview;
}

/** Shows the effect of landing, with the fields for its commit. */
function LandPreview({ branch, own, addressOf, form, preview }: PreviewProps) {
  const { isBlocked, hasMessage, message } = form;
  const [target, commits] = [preview.targetOid.slice(0, 10), counted(preview.commitCount, "commit")];
  return (
    <>
      <Obstacles preview={preview} />
      {!isBlocked && (
        <>
          {preview.unmet.length > 0 && (
            <TextField
              label="Reason for landing it anyway"
              hint="One line. It is recorded in the review."
              maxLength={REASON_MAX}
              value={form.reason}
              onChange={form.writeReason}
            />
          )}
          <p>{`${branch} is at ${target} now, and gets ${commits}.`}</p>
          {hasMessage && <TextArea label="Commit message" value={message} onChange={form.write} rows={4} />}
          {!hasMessage && <p className="muted small">The commits keep their messages.</p>}
          {preview.author != null && <p className="muted small">{`The author is ${preview.author}.`}</p>}
          {preview.notices.map((notice) => (
            <p key={notice} className="muted small">
              <MarkedText text={notice} />
            </p>
          ))}
        </>
      )}
      {!isBlocked && form.layer === null && (
        <DeleteBranch own={own} obstacle={preview.branchObstacle} value={form.isDeleting} onChange={form.setDeleting} />
      )}
      {!isBlocked && preview.stackedReviews.length > 0 && (
        <p className="muted small">
          {`Reviews that are stacked on this one will target ${branch}:`}{" "}
          {preview.stackedReviews.map(({ key, title }) => (
            <Link key={key} className="LandDialog-stacked" to={addressOf(key)}>
              <MarkedText text={title} />
            </Link>
          ))}
        </p>
      )}
      {!isBlocked && (
        <p className="muted small">
          Only the branch and the review change: no work tree, and no hook, filter or merge driver of the repository
          runs.
        </p>
      )}
    </>
  );
}

interface LandPartProps extends Pick<Props, "branch" | "own"> {
  /** The commits of the review, lowest first. At least two. */
  readonly layers: readonly RailLayer[];
  /** The last commit to land; null for all. */
  readonly layer: string | null;
  readonly method: LandingMethod;
  readonly onChange: (layer: string | null) => void;
}

/** Chooses how many commits of a stack land, and names those that stay. */
function LandPart({ layers, layer, method, branch, own, onChange }: LandPartProps) {
  const keepsCommits = method === "MERGE" || method === "FAST_FORWARD";
  return (
    <div className="LandPart">
      <select
        className="field"
        aria-label="Commits to land"
        value={layer ?? ""}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{`All ${formatCount(layers.length)} commits`}</option>
        {layers.slice(0, -1).map(({ oid, subject }, index) => (
          <option key={oid} value={oid}>
            {`${index === 0 ? "Only commit 1" : `Commits 1 to ${index + 1}`}: ${displayPath(subject)}`}
          </option>
        ))}
      </select>
      {layer !== null && (
        <p>
          The rest stays under review
          {keepsCommits
            ? ", unchanged."
            : ` and is put on what lands on ${branch}: the same changes in new commits, to which ${own || "the branch"} moves.`}
        </p>
      )}
    </div>
  );
}

interface DeleteBranchProps {
  readonly own: string;
  /** The reason why it cannot be deleted; null if it can. */
  readonly obstacle: string | null | undefined;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** The choice to delete the branch of the review too, or the reason why that is not possible. */
function DeleteBranch({ own, obstacle, value, onChange }: DeleteBranchProps) {
  const isOff = obstacle != null;
  return (
    <label className="LandDialog-delete row baseline gap-2">
      <input
        type="checkbox"
        checked={value && !isOff}
        disabled={isOff}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        Delete the branch {own !== "" && <code>{own}</code>}
        {isOff && <span className="muted small"> {obstacle}</span>}
      </span>
    </label>
  );
}

/** Everything that prevents landing, and what an owner may override. */
function Obstacles({ preview: { obstacles, differences, conflicts, unmet } }: { readonly preview: Preview }) {
  return (
    <>
      {obstacles.map((obstacle) => (
        <Notice key={obstacle} tone="danger">
          {obstacle}
        </Notice>
      ))}
      {conflicts.length > 0 && (
        <details open>
          <summary>Conflicts in {counted(conflicts.length, "file")}</summary>
          <ConflictList conflicts={conflicts} />
        </details>
      )}
      {differences.length > 0 && (
        <ul className="LandDialog-differences long-words" aria-label="Files that would not be as reviewed">
          {differences.map((difference) => (
            <li key={difference}>{displayPath(difference)}</li>
          ))}
        </ul>
      )}
      {unmet.map((requirement) => (
        <Notice key={requirement} tone="warning">
          {requirement}
        </Notice>
      ))}
    </>
  );
}

function savedMethod(): LandingMethod {
  const saved = savedText.read(METHOD_TEXT_KEY);
  return METHODS.find(({ value }) => value === saved)?.value ?? "MERGE";
}

const readLanding = ({ node }: LandDialogPreviewQuery["response"]) => valueOf(node?.landing) ?? null;

type Preview = NonNullable<ReturnType<typeof readLanding>>;

/** Fetches what landing a review, or its commits up to a layer, would do. Another method or layer aborts the request. */
function useLandingPreview(review: string, method: LandingMethod, layer: string | null) {
  return useLoadedQuery<LandDialogPreviewQuery, Preview | null>(
    graphql`
      query LandDialogPreviewQuery($id: ID!, $method: LandingMethod!, $layer: String) {
        node(id: $id) {
          ... on Review {
            landing(method: $method, layer: $layer) @catch(to: RESULT) {
              targetOid
              headOid
              commitCount
              message
              author
              notices
              differences
              conflicts {
                ...ConflictList_conflicts
              }
              obstacles
              unmet
              branchObstacle
              stackedReviews {
                key
                title
              }
            }
          }
        }
      }
    `,
    { id: review, method, layer },
    readLanding,
  );
}
