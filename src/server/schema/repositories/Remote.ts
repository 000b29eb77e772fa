import { remotes as readRemotes } from "#server/git/refs/remotes.ts";
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
}

/** The remotes of the repository. @gqlField */
export async function remotes({ served }: Repository, context: Context): Promise<readonly Remote[]> {
  const all = await readRemotes(served.git, { signal: context.signal });
  return all.map((remote) => ({
    name: remote.name,
    url: shownUrl(remote.url),
    fetchWarning: fetchWarning(remote),
  }));
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
