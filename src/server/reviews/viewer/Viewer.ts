import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { readConfig } from "#server/git/readConfig.ts";
import { requireRepository } from "#server/git/readGit.ts";
import type { ReviewStore } from "../store/reviewStore.ts";

/** The permissions of a viewer, from least to most; `agent` is a program that acts for a person. */
export type Role = "reader" | "agent" | "reviewer" | "maintainer";

/** The user of this Galley. Reviews identify people by e-mail; without one nothing can be written in their name. */
export interface Viewer {
  readonly email: string | null;
  readonly name: string | null;
  /** The source of the e-mail: git's configuration, an entry in Galley, or none. */
  readonly source: "git" | "galley" | "nowhere";
  readonly role: Role;
  /** The program that writes for this person; absent if they write themselves. */
  readonly agent?: string | undefined;
}

/** Characters that a name or an e-mail must not contain; git removes them from its own lines too. */
const CRUD = /[<>\p{Cc}\p{Cs}]/gu;

/**
 * Reads the viewer from git's configuration, else from `refs/galley/identity`, which also completes a name without an
 * e-mail. The user who started Galley has all permissions.
 */
export async function readViewer(
  repository: Repository,
  store: ReviewStore,
  options: ReadOptions = {},
): Promise<Viewer> {
  await requireRepository(repository);
  const settings = await readConfig(repository, options);
  const [name, email] = [clean(settings.get("user.name")), clean(settings.get("user.email"))];
  if (email !== null) return { email, name, source: "git", role: "maintainer" };
  const identity = await store.readPrivate("identity");
  const own = clean(identity.get("email"));
  return {
    email: own,
    name: clean(identity.get("name")) ?? name,
    source: own === null ? "nowhere" : "galley",
    role: "maintainer",
  };
}

function clean(text: string | undefined): string | null {
  const left = (text ?? "").replace(CRUD, "").trim();
  return left === "" ? null : left;
}

const FROM_GIT = "From git's own configuration: user.name and user.email.";
const FROM_GALLEY = "Entered in Galley and saved in this repository under refs/galley/identity, which is never pushed.";
const NOWHERE =
  "Git's configuration has no name and e-mail. Your entry is saved in this repository under refs/galley/identity, which is never pushed.";

/** Describes where the viewer's name comes from, or where it would be saved. */
export function whoIsViewer({ source }: Pick<Viewer, "source">): string {
  switch (source) {
    case "git":
      return FROM_GIT;
    case "galley":
      return FROM_GALLEY;
    case "nowhere":
      return NOWHERE;
  }
}
