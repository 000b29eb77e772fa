import type { Int } from "grats";
import { editorCommand as readCommand, openInEditor as open } from "#server/operations/editors/openInEditor.ts";
import { attempt, type Problem } from "../mutations/runMutation.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";

/**
 * The program that `galley.editorCommand` names in the viewer's own git configuration, or null. A repository cannot name one.
 * @gqlField
 */
export async function editorCommand(repository: Repository): Promise<string | null> {
  return (await readCommand(repository.served.git))?.[0] ?? null;
}

/** The payload of `openInEditor`. @gqlType */
interface OpenInEditorPayload {
  /** The path in the work tree, or null if the mutation failed. @gqlField */
  readonly path: string | null;
  /** The line there, or null for the file as a whole. @gqlField */
  readonly line: Int | null;
  /** The reason why it may be another line, or null if it is the same one. Nothing was opened then, unless `isNearest`. @gqlField */
  readonly doubt: string | null;
  /** The link that opens it in the editor, or null if the server opened it, and if nothing was opened. @gqlField */
  readonly link: string | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `openInEditor`. @gqlInput */
interface OpenInEditorInput {
  /** The slug of the repository. */
  readonly slug: string;
  /** The commit that has the file. */
  readonly commitOid: GitObjectID;
  /** The path of the file in it. */
  readonly path: string;
  /** The line, counted from 1. Defaults to the file as a whole. */
  readonly line?: Int | null;
  /** The editor: a value of the setting of this name. */
  readonly editor: string;
  /** Whether to open the nearest place if the line is not in the work tree any more. */
  readonly isNearest?: boolean | null;
}

/**
 * Finds a line in the work tree as it is now, and opens it there in an editor: by the viewer's own command, or by the
 * returned link.
 * @gqlMutationField
 */
export async function openInEditor(context: Context, input: OpenInEditorInput): Promise<OpenInEditorPayload> {
  const { slug, commitOid: commit, path, line = null, editor, isNearest = false } = input;
  const { done, problem } = await attempt(async () => {
    const served = context.repositories.bySlug(slug);
    const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
    return open(reviewContext, { commit, path, line, editor, isNearest: isNearest === true });
  });
  if (problem) return { path: null, line: null, doubt: null, link: null, problem };
  return { ...done, problem: null };
}
