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
