import type { ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { applySuggestions as apply } from "#server/reviews/remarks/applySuggestions.ts";
import type { Context } from "../request/Context.ts";
import { editOfWorkTree } from "./editOfWorkTree.ts";
import { readId } from "../readId.ts";
import type { WorkTreeEditPayload } from "./WorkTreeEditPayload.ts";

const NONE = "No suggestion was named.";
const ONE_REPOSITORY = "Suggestions that are applied together are of one repository.";

/**
 * A suggestion as it was seen.
 * @gqlInput
 */
interface SeenSuggestionInput {
  /** The comment that it stands in. */
  readonly comment: ID;
  /** The lines that are proposed. */
  readonly lines: readonly string[];
  /** The lines that they are to replace. */
  readonly instead: readonly string[];
}

/**
 * What is applied.
 * @gqlInput
 */
interface ApplySuggestionsInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The suggestions, all of one repository. */
  readonly suggestions: readonly SeenSuggestionInput[];
}

/**
 * Puts suggested lines into the files of the work tree, all of them or none: wherever the lines stand by now that they were written
 * on, as long as these are what was seen and the reviewed commit is checked out. Nobody's thread is settled by it.
 * @gqlMutationField
 */
export async function applySuggestions(context: Context, input: ApplySuggestionsInput): Promise<WorkTreeEditPayload> {
  return editOfWorkTree(context, async () => {
    const read = input.suggestions.map(({ comment: id, lines, instead }) => {
      const { served, names } = readId(context, "ReviewComment", id);
      const [review = "", comment = ""] = names;
      return { served, seen: { review, comment, lines, instead } };
    });
    const [first] = read;
    if (first === undefined) throw new GalleyError("BAD_INPUT", NONE);
    if (read.some(({ served }) => served !== first.served)) throw new GalleyError("BAD_INPUT", ONE_REPOSITORY);
    const { served } = first;
    const room = await context.loaders.reviewsOf(served).room();
    return { served, made: await apply(room, { key: input.key, suggestions: read.map(({ seen }) => seen) }) };
  });
}
