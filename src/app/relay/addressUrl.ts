/** Reads an address of ours, such as `/galley/commit/HEAD?view=split`; it begins with a slash. */
export function addressUrl(address: string): URL {
  return new URL(`http://galley.invalid${address}`);
}
