/** First segments of addresses that are the server's own. */
const RESERVED = ["assets", "favicon.svg", "graphql", "session"];

/** Gives the names that repositories served together have in addresses: unique, and made of letters that need no escaping. */
export function slugsOf(names: readonly string[]): readonly string[] {
  const taken = new Set(RESERVED);
  return names.map((name) => {
    const wanted = name.replace(/[^A-Za-z0-9._-]+/gu, "-").replace(/^[-.]+|-+$/gu, "") || "repository";
    let slug = wanted;
    for (let n = 2; taken.has(slug); n++) slug = `${wanted}-${n}`;
    taken.add(slug);
    return slug;
  });
}
