import { GalleyError } from "#contract/errors.ts";
import { inputRules } from "../inputRules.ts";
import { readViewer, type Viewer } from "./Viewer.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";

const GIT_KNOWS = "Git's configuration says who you are already.";
const CONFIGURE = "Change user.name and user.email there, for instance by `git config user.email`.";

/**
 * Keeps who the viewer is, under `refs/galley/identity`, where git's configuration does not say. Fails as CONFLICT where it
 * does.
 */
export async function nameViewer(
  { git, store, viewer }: ReviewRoom,
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
