import { GalleyError } from "#contract/errors.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { readViewer, type Viewer } from "#server/reviews/state/Viewer.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";

const GIT_KNOWS = "Git's configuration already has your name and email.";
const CONFIGURE = "Change user.name and user.email there, for example with `git config user.email`.";

/**
 * Saves the viewer's name and email under `refs/galley/identity` if git's configuration has none. Fails as CONFLICT if
 * it has.
 */
export async function setViewerName(
  { git, store, viewer }: ReviewContext,
  input: { readonly name: string; readonly email: string },
): Promise<Viewer> {
  if (viewer.source === "git") throw new GalleyError("CONFLICT", GIT_KNOWS, { next: CONFIGURE });
  const name = inputRules.name(input.name);
  const email = inputRules.email(input.email);
  await store.editPrivate(
    "identity",
    () =>
      new Map([
        ["name", name],
        ["email", email],
      ]),
  );
  return readViewer(git, store);
}
