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
import { findReview, type FoundReview } from "../reviews/findReview.ts";

/** Requests a review, with defaults for what is left out, and resolves to its id. */
export async function requestReview(galley: Galley, fields: Omit<RequestReviewInput, "key" | "slug">): Promise<string> {
  const key = randomUUID();
  const answer = await galley.execute<RequestReviewMutation>(request, (slug) => ({ input: { key, slug, ...fields } }));
  return nonNull(answer.requestReview?.review?.revision);
}

/** Records the current state of a review's change, sets the fields that are not null, and returns the review. */
export async function updatedReview(
  galley: Galley,
  { id, revision }: Pick<FoundReview, "id" | "revision">,
  fields: Pick<UpdateReviewInput, "title" | "body" | "target">,
): Promise<FoundReview> {
  await galley.execute<HeadMovedMutation>(recordPatchSet, () => ({ input: { review: id } }));
  const isSame = Object.values(fields).every((field) => field === null);
  const input = { key: randomUUID(), review: id, ...fields };
  if (!isSame) await galley.execute<useUpdateReviewMutation>(updateReview, () => ({ input }));
  return findReview(galley, revision);
}

const VERDICT = graphql`
  mutation reviewMutationsVerdictMutation($input: GiveVerdictInput!) {
    giveVerdict(input: $input) {
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

/** Submits a verdict on the named review, or with --layer on a commit of it, signed or not, and resolves to the id of its comment. */
export async function submitVerdict(
  galley: Galley,
  command: ParsedCommand,
  verdict: VerdictKind,
  body: string,
): Promise<string> {
  const { id } = await findReview(galley, command.positionals[0], true);
  const layer = optionText(command, "layer") ?? null;
  const input = { key: randomUUID(), review: id, verdict, body, sign: command.options["sign"] === true, layer };
  const answer = await galley.execute<reviewMutationsVerdictMutation>(VERDICT, () => ({ input }));
  const review = answer.giveVerdict?.review;
  const given = layer === null ? review?.verdicts : review?.layerVerdicts;
  return nonNull(given?.findLast(({ by }) => by?.isViewer === true)?.oid);
}

const LIST = "`galley list` shows the reviews of this repository.";

/** Abandons the named review, and resolves to its id. */
export async function abandon(galley: Galley, name: string | undefined, body: string): Promise<string> {
  if (name === undefined) throw new GalleyError("BAD_INPUT", "Name the review to abandon.", { next: LIST });
  const { id, revision } = await findReview(galley, name);
  const input = { key: randomUUID(), review: id, body };
  await galley.execute<AbandonReviewMutation>(abandonReview, () => ({ input }));
  return revision;
}

type Sync = NonNullable<SyncMenuMutation["response"]["sync"]>;
type Report = NonNullable<Sync["report"]>;

/** Exchanges reviews with a remote, and resolves to the counts and to the warning about fetches from it, if there is one. */
export async function exchange(
  galley: Galley,
  remote: string,
): Promise<{ readonly report: Report; readonly warning: string | null }> {
  const { sync: synced } = await galley.execute<SyncMenuMutation>(sync, (slug) => ({ input: { slug, remote } }));
  const warning = synced?.repository?.remotes?.find(({ name }) => name === remote)?.fetchWarning ?? null;
  return { report: nonNull(synced?.report), warning };
}
