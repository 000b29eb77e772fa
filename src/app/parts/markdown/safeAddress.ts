const SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** Gives an address that a link of a stranger's text may lead to, as the browser will read it; null for any other. */
export function safeAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return SCHEMES.has(protocol) ? href : null;
}
