import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { Pull } from "#server/store/notes/requestLine.ts";
import type { Conversation } from "../Conversation.ts";
import { type Forge, forgeOf } from "../forgeQueries.ts";
import { pullUrl } from "../PullAddress.ts";

type Stored = Pick<ReviewContext, "store">;

/** The private file that remembers the kind of a host. */
const fileOf = ({ host }: Pick<Pull, "host">): string => `forge/${host.replaceAll(/[^\w.-]/gu, "+").slice(-200)}`;

const guessOf = (pull: Pull): Forge => forgeOf(pullUrl(pull) ?? "");

/** Remembers in this repository which forge answered for the host of a pull request, if its address does not say so. */
export async function rememberForge<Answer extends Pick<Conversation, "forge" | "host">>(
  { store }: Stored,
  pull: Pull,
  answer: Answer,
): Promise<Answer> {
  const known = answer.forge === guessOf(pull) || answer.forge === "gerrit" ? null : answer.forge;
  if (answer.host === pull.host) await store.editPrivate("identity", () => new Map([[fileOf(pull), known]]));
  return answer;
}

/** Returns the kind of the forge of a pull request: the one that answered last, or else a guess by its address. */
export async function forgeOfPull({ store }: Stored, pull: Pull): Promise<{ forge: Forge; isGuess: boolean }> {
  const file = (await store.readPrivate("identity")).get(fileOf(pull));
  const known = (["github", "gitlab", "gitea"] as const).find((one) => one === file);
  return { forge: known ?? guessOf(pull), isGuess: known === undefined };
}
