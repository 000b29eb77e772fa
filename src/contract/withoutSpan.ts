/** Takes the patch sets that are read out of an address of a page, and leaves all else as it is. */
export function withoutSpan(address: string): string {
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  const params = new URLSearchParams(search);
  params.delete("from");
  params.delete("to");
  return `${path}${params.size === 0 ? "" : `?${params}`}${hash}`;
}
