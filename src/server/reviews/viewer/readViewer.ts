import type { Repository } from "#server/git/openRepository.ts";
import { readConfig } from "#server/git/readConfig.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { requireRepository } from "#server/git/repositoryGone.ts";
import type { ReviewStore } from "../store/reviewStore.ts";
import type { Viewer } from "../Viewer.ts";

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
