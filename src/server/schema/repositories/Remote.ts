/**
 * Another repository that this one fetches from and pushes to.
 * @gqlType
 */
export interface Remote {
  /**
   * Its name here, such as `origin`.
   * @gqlField
   */
  readonly name: string;
  /**
   * Where it is; what stands for a password in it is left out.
   * @gqlField
   */
  readonly url: string;
}

/**
 * Writes the address of a remote as it may be seen: without a password, and without what stands for one, as the user's
 * name of an https address may and whatever follows a question mark.
 */
export function shownUrl(url: string): string {
  const [, scheme = "", user = "", rest = ""] = /^([a-z][a-z0-9+.-]*:\/\/)?(?:([^/]*)@)?([^]*)$/iu.exec(url) ?? [];
  if (scheme === "") return url;
  const isShell = /ssh/iu.test(scheme);
  const shown = isShell && user !== "" ? `${user.replace(/:[^]*$/u, "")}@` : "";
  return `${scheme}${shown}${isShell ? rest : rest.replace(/[?#][^]*$/u, "")}`;
}
