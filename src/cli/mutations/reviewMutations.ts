import { randomUUID } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import abandonReview from "#generated/AbandonReviewMutation.graphql.ts";
import type { AbandonReviewMutation } from "#generated/AbandonReviewMutation.graphql.ts";
import recordPatchSet from "#generated/HeadMovedMutation.graphql.ts";
import type { HeadMovedMutation } from "#generated/HeadMovedMutation.graphql.ts";
import request from "#generated/RequestReviewMutation.graphql.ts";
import type { RequestReviewInput, RequestReviewMutation } from "#generated/RequestReviewMutation.graphql.ts";
import sync from "#generated/SyncMenuMutation.graphql.ts";
import type { SyncMenuMutation } from "#generated/SyncMenuMutation.graphql.ts";
import type { reviewMutationsVerdictMutation, VerdictKind } from "#generated/reviewMutationsVerdictMutation.graphql.ts";
import updateReview from "#generated/useUpdateReviewMutation.graphql.ts";
import type { UpdateReviewInput, useUpdateReviewMutation } from "#generated/useUpdateReviewMutation.graphql.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { counted } from "../output/format.ts";
import { findReview, type FoundReview } from "../reviews/findReview.ts";

/** Requests a review, with defaults for what is left out, and resolves to its id. */
export async function requestReview(galley: Galley, fields: Omit<RequestReviewInput, "key" | "slug">): Promise<string> {
  const key = randomUUID();
  const answer = await galley.execute<RequestReviewMutation>(request, (slug) => ({ input: { key, slug, ...fields } }));
  return nonNull(answer.requestReview?.review?.revision);
}

/**
 * Requests a review that exists: records the current state of its change, sets the fields that are not null, and returns the review. One
 * of uncommitted work is in lists from then on.
 */
export async function updatedReview(
  galley: Galley,
  { id, revision, isPrivate }: Pick<FoundReview, "id" | "revision" | "isPrivate">,
  fields: Omit<UpdateReviewInput, "key" | "review" | "isRequested">,
): Promise<FoundReview> {
  await galley.execute<HeadMovedMutation>(recordPatchSet, { input: { review: id } });
  const isSame = Object.values(fields).every((field) => field === null);
  const input = { key: randomUUID(), review: id, ...fields, isRequested: true };
  if (!isSame || isPrivate === true) await galley.execute<useUpdateReviewMutation>(updateReview, { input });
  return findReview(galley, revision);
}

const VERDICT = graphql`
  mutation reviewMutationsVerdictMutation($input: PublishDraftsInput!) {
    publishDrafts(input: $input) {
      problem {
        code
        message
      }
      review {
        verdicts {
          oid
          by {
            isViewer
          }
          unviewed {
            files
            totalFiles
          }
        }
        layerVerdicts {
          oid
          by {
            isViewer
          }
        }
      }
    }
  }
`;

/** A verdict that was given: the id of its comment, and a sentence on the patch set, the head, and how much was never viewed. */
interface SubmittedVerdict {
  readonly id: string;
  readonly description: string;
}

/**
 * Submits a verdict on the named review, or with --layer on a commit of it, signed or not. With --on it is refused unless
 * that is the current patch set; it is never about a head that arrives meanwhile.
 */
export async function submitVerdict(
  galley: Galley,
  command: ParsedCommand,
  verdict: VerdictKind,
  body: string,
): Promise<SubmittedVerdict> {
  const found = await findReview(galley, command.positionals[0], true);
  const layer = optionText(command, "layer") ?? null;
  const read = requireCurrent(found, optionText(command, "on"));
  const isSigned = command.options["sign"] === true;
  const headOid = found.headOid ?? null;
  const input = { key: randomUUID(), review: found.id, verdict, body, headOid, sign: isSigned, layer, only: [] };
  const answer = await galley.execute<reviewMutationsVerdictMutation>(VERDICT, { input });
  const review = answer.publishDrafts?.review;
  const isOwn = ({
    by,
  }: {
    readonly by: { readonly isViewer: boolean | null | undefined } | null | undefined;
  }): boolean => by?.isViewer === true;
  const given = review?.verdicts?.findLast(isOwn);
  const id = nonNull(layer === null ? given?.oid : review?.layerVerdicts?.findLast(isOwn)?.oid);
  const done = verdict === "APPROVE" ? "Approved" : "Requested changes on";
  const part = layer === null ? "" : `commit ${layer} of `;
  const unviewed = layer === null ? (given?.unviewed ?? null) : null;
  const rest =
    unviewed === null
      ? ""
      : ` You never viewed ${unviewed.files ?? 0} of its ${counted(unviewed.totalFiles ?? 0, "file")}.`;
  return {
    id,
    description: `${done} ${part}patch set ${read?.number ?? "unknown"}, head ${headOid?.slice(0, 12) ?? "unknown"}, of “${found.title}”.${rest}`,
  };
}

/** Returns the current patch set. Throws if `on`, its number or the start of its head, names none or an older one. */
function requireCurrent(
  { patchSets }: FoundReview,
  on: string | undefined,
): FoundReview["patchSets"][number] | undefined {
  const last = patchSets.at(-1);
  if (on === undefined) return last;
  const named = patchSets.findLast(
    ({ number, headOid }) => String(number) === on || (on.length >= 7 && headOid?.startsWith(on)),
  );
  if (named === undefined)
    throw new GalleyError("NOT_FOUND", `This review has no patch set or head “${on}”.`, {
      next: `Its patch sets are 1 to ${last?.number ?? 0}; \`galley show\` shows the current one.`,
    });
  if (named === last) return last;
  throw new GalleyError(
    "STALE",
    `The review is at patch set ${last?.number} now; you read patch set ${named.number}.`,
    {
      next: `See what changed with \`git diff ${named.headOid} ${last?.headOid}\`, then give the verdict with --on ${last?.number}.`,
    },
  );
}

const LIST = "`galley list` shows the reviews of this repository.";

export async function abandon(galley: Galley, name: string | undefined, body: string): Promise<string> {
  if (name === undefined) throw new GalleyError("BAD_INPUT", "Name the review to abandon.", { next: LIST });
  const { id, revision } = await findReview(galley, name);
  const input = { key: randomUUID(), review: id, body };
  await galley.execute<AbandonReviewMutation>(abandonReview, { input });
  return revision;
}

type Sync = NonNullable<SyncMenuMutation["response"]["sync"]>;
type Report = NonNullable<Sync["report"]>;

/**
 * Exchanges reviews with a remote, in this process if git may ask for credentials, and resolves to the counts, and to the warning about fetches from it, if there is one.
 */
export async function exchange(
  galley: Galley,
  remote: string,
  mayAsk: boolean,
): Promise<{ readonly report: Report; readonly restored: number; readonly warning: string | null }> {
  const execute = mayAsk ? galley.executeHere : galley.execute;
  const { sync: synced } = await execute<SyncMenuMutation>(sync, (slug) => ({ input: { slug, remote } }));
  const warning = synced?.repository?.remotes?.find(({ name }) => name === remote)?.fetchWarning ?? null;
  return { report: nonNull(synced?.report), restored: synced?.repository?.restoredComments ?? 0, warning };
}
