import type { Int } from "grats";
import { remotes as readRemotes } from "#server/git/refs/remotes.ts";
import type { Unpushed as UnpushedLines } from "#server/store/ReviewStore.ts";
import { fetchWarning } from "#server/store/savedNotes.ts";
import type { Context } from "../request/Context.ts";
import type { Repository } from "./Repository.ts";

/** A Git remote. @gqlType */
interface Remote {
  /** The name of the remote, such as `origin`. @gqlField */
  readonly name: string;
  /** The URL of the remote, without credentials. @gqlField */
  readonly url: string;
  /**
   * What a plain `git fetch` from it does to reviews that were not pushed, and the command that prevents it; null if it leaves them
   * alone. @gqlField
   */
  readonly fetchWarning: string | null;
  readonly repository: Repository;
}

/** The remotes of the repository. @gqlField */
export async function remotes(repository: Repository, context: Context): Promise<readonly Remote[]> {
  const all = await readRemotes(repository.served.git, { signal: context.signal });
  return all.map((remote) => ({
    name: remote.name,
    url: shownUrl(remote.url),
    fetchWarning: fetchWarning(remote),
    repository,
  }));
}

/** The public reviews that a remote lacked after the last sync with it, which the next one pushes. @gqlType */
interface Unpushed {
  /** The number of comments. @gqlField */
  readonly comments: Int;
  /** The number of review entries, such as requests and patch sets. @gqlField */
  readonly entries: Int;
  /** The number of reviews that they belong to. @gqlField */
  readonly reviews: Int;
}

/** The numbers for the next sync with it, known without connecting to it. @gqlField */
export async function unpushed({ name, repository }: Remote, context: Context): Promise<Unpushed> {
  const { reviews, discuss } = (await context.loaders.reviewsOf(repository.served).unpushed()).get(name) ?? NONE;
  return {
    comments: sum(discuss),
    entries: sum(reviews),
    reviews: new Set([...reviews.keys(), ...discuss.keys()]).size,
  };
}

/** The number of comments that no remote has, as far as is known since the last sync; 0 without a remote. @gqlField */
export async function unpushedComments({ served }: Repository, context: Context): Promise<Int> {
  return leastOf(await context.loaders.reviewsOf(served).unpushed(), ({ discuss }) => sum(discuss));
}

/** Returns the count of the remote that lacks the fewest; 0 if there are no remotes. */
export function leastOf(
  remotes: ReadonlyMap<string, UnpushedLines>,
  countOf: (lines: UnpushedLines) => number,
): number {
  return remotes.size === 0 ? 0 : Math.min(...Array.from(remotes.values(), countOf));
}

const NONE = { reviews: new Map<string, number>(), discuss: new Map<string, number>() };

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

/**
 * Removes credentials from the URL of a remote: the password, the user name of an https URL, which may be a token, and
 * everything after a question mark.
 */
export function shownUrl(url: string): string {
  const [, scheme = "", user = "", rest = ""] = /^([a-z][a-z0-9+.-]*:\/\/)?(?:([^/]*)@)?([^]*)$/iu.exec(url) ?? [];
  if (scheme === "") return url;
  const isShell = /ssh/iu.test(scheme);
  const shown = isShell && user !== "" ? `${user.replace(/:[^]*$/u, "")}@` : "";
  return `${scheme}${shown}${isShell ? rest : rest.replace(/[?#][^]*$/u, "")}`;
}
