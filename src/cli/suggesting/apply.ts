import { randomUUID } from "node:crypto";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { parseSuggestions } from "#contract/suggesting/suggestionText.ts";
import type { applyMutation } from "#generated/applyMutation.graphql.ts";
import type { applyQuery } from "#generated/applyQuery.graphql.ts";
import type { applyUndoMutation } from "#generated/applyUndoMutation.graphql.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { failureOf } from "../client/openGalley.ts";
import { type Outcome, readable } from "../commands/CommandResult.ts";
import { counted } from "../output/format.ts";
import { commentById } from "../reviews/findComments.ts";

const QUERY = graphql`
  query applyQuery($slug: String!, $name: String) @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name, refreshed: true) {
        threads {
          state
          comments {
            id
            oid
            body
            isDeleted
            addressed
          }
        }
      }
    }
  }
`;

const APPLY = graphql`
  mutation applyMutation($input: ApplySuggestionsInput!) {
    applySuggestions(input: $input) {
      edit
      paths
      refused {
        comment
        problem {
          message
        }
      }
      snapshotOid
      unanswered {
        message
      }
      # Beside refused suggestions it is the reason of the first.
      reason: problem {
        code
        message
      }
    }
  }
`;

const UNDO = graphql`
  mutation applyUndoMutation($input: UndoWorkTreeEditInput!) {
    undoWorkTreeEdit(input: $input) {
      paths
      problem {
        code
        message
      }
    }
  }
`;

type Comment = Readonly<Record<"id" | "oid", string>>;

const NONE = "No comment has a suggestion that is still to be applied.\n";
const NAME_ONE = "Name comments by their ids, or apply --all.";

/** Applies the suggestions of comments, or undoes that. Exits with 2 if one of them could not be applied. */
export async function applyCommand(galley: Galley, command: ParsedCommand): Promise<Outcome> {
  const { positionals, options } = command;
  const undone = optionText(command, "undo");
  if (undone !== undefined) return undo(galley, undone);
  const isAll = options["all"] === true;
  if (positionals.length === 0 && !isAll)
    throw new GalleyError("BAD_INPUT", "No comment was named.", { next: NAME_ONE });
  if (positionals.length > 1 && isAll)
    throw new GalleyError("BAD_INPUT", "--all takes one review.", { next: NAME_ONE });
  const found: Comment[] = isAll ? [...(await openSuggestions(galley, positionals[0]))] : [];
  if (!isAll) for (const id of positionals) found.push(await commentById(galley, id));
  const comments = [...new Map(found.map((comment) => [comment.id, comment])).values()];
  if (comments.length === 0) return readable(NONE);
  const input = { key: randomUUID(), suggestions: comments.map(({ id }) => ({ comment: id })) };
  const { applySuggestions } = await galley.execute<applyMutation>(APPLY, { input });
  return outcomeOf(comments, nonNull(applySuggestions));
}

/** Returns the comments of a review with suggestions, except those in resolved threads and those that were applied. */
async function openSuggestions(galley: Galley, name: string | undefined): Promise<readonly Comment[]> {
  const { repository } = await galley.execute<applyQuery>(QUERY, { name });
  return repository.findReview.threads.flatMap(({ state, comments }) =>
    state === "RESOLVED" || comments.some(({ addressed, isDeleted }) => addressed != null && !isDeleted)
      ? []
      : comments.filter(({ body, isDeleted }) => !isDeleted && parseSuggestions(body).length > 0),
  );
}

function outcomeOf(
  comments: readonly Comment[],
  { edit, paths, refused, snapshotOid, unanswered, reason }: NonNullable<applyMutation["response"]["applySuggestions"]>,
): Outcome {
  const reasons = new Map(nonNull(refused).map(({ comment, problem }) => [comment, problem?.message ?? ""]));
  if (reason != null && reasons.size === 0) throw failureOf(reason, reason.message);
  const names = nonNull(paths).map((path) => displayLine(path));
  const done = comments.filter(({ id }) => !reasons.has(id));
  const lines = [
    ...(edit == null ? [] : [`Applied ${counted(done.length, "suggestion")} to ${names.join(", ")}.`]),
    ...(snapshotOid == null ? [] : [`The replies in their threads name snapshot ${snapshotOid.slice(0, 12)}.`]),
    ...(unanswered == null ? [] : [`Their threads got no reply. ${unanswered.message}`]),
    ...(edit == null ? [] : [`\`galley apply --undo ${edit}\` undoes it.`]),
    ...comments.flatMap(({ id, oid }) =>
      reasons.has(id) ? [`Not applied: ${oid.slice(0, 12)}. ${reasons.get(id)}`] : [],
    ),
  ];
  return readable(`${lines.join("\n")}\n`, reasons.size === 0 ? 0 : 2);
}

async function undo(galley: Galley, edit: string): Promise<Outcome> {
  const input = { key: randomUUID(), edit };
  const { undoWorkTreeEdit } = await galley.execute<applyUndoMutation>(UNDO, { input });
  const paths = nonNull(undoWorkTreeEdit?.paths).map((path) => displayLine(path));
  return readable(`Undone in ${paths.join(", ")}.\n`);
}
