import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { readConfig } from "#server/git/readConfig.ts";
import { requireRepository } from "#server/git/repositoryState.ts";
import type { ReviewStore } from "../store/reviewStore.ts";

/** What somebody may do, from least to most: as PRODUCT's table of roles has it, and a program that works in a person's name. */
export type Role = "reader" | "agent" | "reviewer" | "maintainer";

/** Who uses this Galley. Reviews know people by their e-mail; without one nothing can be written in anybody's name. */
export interface Viewer {
  readonly email: string | null;
  readonly name: string | null;
  /** Where the e-mail comes from: git's configuration, what the viewer told Galley, or nowhere. */
  readonly source: "git" | "galley" | "nowhere";
  readonly role: Role;
  /** The program that writes in this person's name; absent where they write themselves. */
  readonly agent?: string | undefined;
}

/** What no name and no e-mail may hold; git leaves these out of its own lines too. */
const CRUD = /[<>\p{Cc}\p{Cs}]/gu;

/**
 * Finds out who the viewer is: as git's configuration says, else as they told Galley (`refs/galley/identity`). A name without
 * an e-mail is completed from there. Whoever started Galley is alone with it and may do all.
 */
export async function readViewer(
  repository: Repository,
  store: ReviewStore,
  options: ReadOptions = {},
): Promise<Viewer> {
  await requireRepository(repository);
  const settings = await readConfig(repository, ["user.name", "user.email"], options);
  const [name, email] = [clean(settings.get("user.name")), clean(settings.get("user.email"))];
  if (email !== null) return { email, name, source: "git", role: "maintainer" };
  const told = await store.readPrivate("identity");
  const own = clean(told.get("email"));
  return {
    email: own,
    name: clean(told.get("name")) ?? name,
    source: own === null ? "nowhere" : "galley",
    role: "maintainer",
  };
}

function clean(text: string | undefined): string | null {
  const left = (text ?? "").replace(CRUD, "").trim();
  return left === "" ? null : left;
}

const FROM_GIT = "From git's own configuration: user.name and user.email.";
const FROM_GALLEY = "As you told Galley; kept in this repository under refs/galley/identity, which is never pushed.";
const NOWHERE =
  "Git's configuration names nobody. What you say is kept in this repository under refs/galley/identity, which is never pushed.";

/** Says where the viewer's name comes from, or where it would be kept. */
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
