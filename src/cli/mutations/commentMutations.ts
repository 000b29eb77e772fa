import { createHash, randomUUID } from "node:crypto";
import type {
  AddCommentInput,
  AnchorInput,
  commentMutationsAddMutation,
} from "#generated/commentMutationsAddMutation.graphql.ts";
import type { commentMutationsReplyMutation, ReplyInput } from "#generated/commentMutationsReplyMutation.graphql.ts";
import resolveThread from "#generated/commentsResolveMutation.graphql.ts";
import type { commentsResolveMutation } from "#generated/commentsResolveMutation.graphql.ts";
import type { GivenOptions } from "../arguments/Command.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { GalleyError } from "#contract/errors.ts";
import { inLine } from "#contract/untrustedText.ts";
import { threadReport, type ThreadReport } from "../output/threadReport.ts";
import { commentById } from "../reviews/findComments.ts";
import type { FoundReview } from "../reviews/findReview.ts";

const ADD = graphql`
  mutation commentMutationsAddMutation($input: AddCommentsInput!) {
    addComments(input: $input) {
      problem {
        code
        message
      }
      threads {
        ...threadReport_thread
      }
    }
  }
`;

/** A comment that was written, with its thread, which says where it is in the current patch set. */
export interface WrittenComment {
  readonly id: string;
  readonly thread: ThreadReport;
}

/** A comment to write, before it has a key. */
type NewComment = Pick<AddCommentInput, "body" | "kind"> & { readonly anchor: AnchorInput };

type CommentedReview = Pick<FoundReview, "id" | "revision" | "headOid" | "patchSets">;

/** Adds a comment. Its lines are those of the revision that the READ_OPTIONS in `read` say. */
export async function postComment(
  galley: Galley,
  review: CommentedReview,
  read: GivenOptions,
  comment: NewComment,
): Promise<WrittenComment> {
  const input = { key: randomUUID(), ...withRevision(review, read, comment) };
  const [written] = await addComments(galley.execute, review, [input]);
  return nonNull(written);
}

/** Number of digits of the digest in the keys of comments that are written together. */
const KEY_DIGITS = 40;

/**
 * Writes comments together, all or none; all together can be larger than what a server takes. The same comments on the same head are
 * written once, however often this is called.
 */
export async function postComments(
  galley: Galley,
  review: CommentedReview,
  read: GivenOptions,
  newComments: readonly NewComment[],
): Promise<readonly WrittenComment[]> {
  const inputs = newComments.map((comment) => withRevision(review, read, comment));
  const digest = createHash("sha256").update(JSON.stringify([review.headOid, inputs]));
  const stem = digest.digest("hex").slice(0, KEY_DIGITS);
  const comments = inputs.map((input, index) => ({ key: `many-${stem}-${index}`, ...input }));
  return addComments(galley.executeHere, review, comments);
}

async function addComments(
  execute: Galley["execute"],
  { revision }: CommentedReview,
  comments: readonly AddCommentInput[],
): Promise<readonly WrittenComment[]> {
  const answer = await execute<commentMutationsAddMutation>(ADD, { input: { comments } });
  return nonNull(answer.addComments?.threads).map((added) => {
    const thread = threadReport(revision, added);
    return { id: thread.id, thread };
  });
}

function withRevision(
  review: CommentedReview,
  read: GivenOptions,
  { anchor, ...comment }: NewComment,
): Omit<AddCommentInput, "key"> {
  const [on, layer, ifMoved] = [read.optionalText("on"), read.optionalText("layer"), read.optionalText("if-moved")];
  if (on !== undefined && layer !== undefined)
    throw new GalleyError("BAD_INPUT", "Give a layer or a revision, not both.");
  const commitOid = on === undefined ? null : commitRead(review, on, ifMoved, anchor.side === "OLD");
  return { review: review.id, ...comment, anchor: { ...anchor, commitOid, layer: layer ?? null } };
}

const COMMIT = /^[0-9a-f]{7,64}$/u;

/** Returns the commit of a patch set, given by its number or the start of its head or base. */
function commitRead(
  { patchSets }: Pick<FoundReview, "patchSets">,
  on: string,
  ifMoved: string | undefined,
  isOld: boolean,
): string | null {
  const last = patchSets.at(-1);
  const isNamed = (oid: string | null | undefined): boolean => COMMIT.test(on) && oid?.startsWith(on) === true;
  const set = patchSets.findLast(
    ({ number, headOid, baseOid }) => String(number) === on || isNamed(headOid) || isNamed(baseOid),
  );
  if (set === undefined || last === undefined)
    throw new GalleyError("NOT_FOUND", `This review has no patch set or commit “${on}”.`, {
      next: `Its patch sets are 1 to ${last?.number ?? 0}; \`galley show\` shows the current one.`,
    });
  if (set !== last && ifMoved === "refuse")
    throw new GalleyError("STALE", `The review is at patch set ${last.number} now; you read patch set ${set.number}.`, {
      next: "Read the new patch set and try again, or let the comment follow its line.",
    });
  return (isOld ? set.baseOid : set.headOid) ?? null;
}

/** Says in a line where a comment is; the text of its lines is left out. */
export function placeText({ thread: { written, layer, now } }: WrittenComment): string {
  const { path, certainty, code } = now;
  const lines = code === null ? "" : `:${code.startLine}${code.endLine > code.startLine ? `-${code.endLine}` : ""}`;
  const number = written?.patchSet == null ? "" : `On patch set ${written.patchSet}. `;
  const set =
    layer === null ? number : `${number}On commit ${layer.position} of ${layer.total}: ${inLine(layer.subject)}. `;
  return `${set}${certainty}: ${path === null ? "the whole change" : `${inLine(path)}${lines}`}`;
}

export interface WrittenAnswer {
  readonly id: string;
  /** The commit or snapshot that is proposed to address the comment. */
  readonly addressed: string | null;
}

const REPLY = graphql`
  mutation commentMutationsReplyMutation($input: ReplyInput!) {
    reply(input: $input) {
      problem {
        code
        message
      }
      comment {
        oid
        addressed
      }
    }
  }
`;

export async function postReply(galley: Galley, answer: Omit<ReplyInput, "key">): Promise<WrittenAnswer> {
  const input = { key: randomUUID(), ...answer };
  const { reply } = await galley.execute<commentMutationsReplyMutation>(REPLY, { input });
  const { oid, addressed } = nonNull(reply?.comment);
  return { id: nonNull(oid), addressed: addressed ?? null };
}

/** Resolves the thread of the comment whose id begins with `id`, and resolves to the id of its first comment. */
export async function resolveComment(galley: Galley, id: string | undefined, body: string): Promise<string> {
  const { thread } = await commentById(galley, id);
  const input = { key: randomUUID(), thread: thread.id, body };
  await galley.execute<commentsResolveMutation>(resolveThread, { input });
  return thread.oid;
}
