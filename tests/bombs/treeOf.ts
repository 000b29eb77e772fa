/** Returns the content of a tree object with its entries in git's order. */
export function treeOf(
  entries: readonly { readonly mode: string; readonly name: string; readonly oid: string }[],
): Buffer {
  return Buffer.concat(
    entries.flatMap(({ mode, name, oid }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, "hex")]),
  );
}
