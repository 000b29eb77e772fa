/** A generator of numbers from 0 (inclusive) to 1 (exclusive), the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface RandomHistory {
  readonly seed: number;
  readonly commits: number;
  /** The number of parallel branches. */
  readonly width: number;
  /** The maximum error of clocks in seconds, so that children can be older than their parents. */
  readonly skew: number;
  /** The authors in turn, as `Name <address>`; the committer if absent. */
  readonly authors?: readonly string[];
  /** Seconds between commits; 30 if absent. At 0 all commits have the same second, except for the skew. */
  readonly step?: number;
}

type Tree = Map<string, string>;

/**
 * Writes input for `git fast-import`: seeded random edits, renames, deletions, merges, with and without a final
 * newline.
 */
export function randomHistory(options: RandomHistory): string {
  const { seed, commits, width, skew, authors = [], step = 30 } = options;
  const next = random(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const stream: string[] = [];
  const tips: { mark: number; tree: Tree }[] = [];
  const text = (lines: number): string =>
    Array.from({ length: lines }, () => `line ${below(50)}\n`).join("") + (below(4) === 0 ? "end" : "");

  function edit(before: string): string {
    if (below(12) === 0) return `${before}\0binary ${below(1000)}`;
    const lines = before.split("\n");
    for (let times = 1 + below(3); times > 0; times -= 1)
      lines.splice(below(lines.length), below(3), ...text(below(3)).split("\n"));
    return lines.join("\n");
  }

  function change(tree: Tree): Tree {
    const after = new Map(tree);
    for (let times = below(4); times > 0; times -= 1) {
      const names = [...after.keys()];
      const name = names[below(names.length)];
      const fresh = `dir${below(6)}/${below(3) === 0 ? `sp ace "${below(30)}"` : `file${below(60)}`}.txt`;
      const content = name === undefined ? undefined : after.get(name);
      const dice = below(10);
      if (name === undefined || content === undefined || dice < 3) after.set(fresh, text(5 + below(30)));
      else if (dice < 7) after.set(name, edit(content));
      else {
        after.delete(name);
        if (dice < 9) after.set(fresh, below(2) === 0 ? content : edit(content));
      }
    }
    return after;
  }

  for (let mark = 1; mark <= commits; mark += 1) {
    const tip =
      tips.length < width && below(3) === 0 ? tips[below(tips.length)] : tips[below(Math.min(tips.length, width))];
    const other = below(4) === 0 ? tips[below(tips.length)] : undefined;
    const tree = change(new Map([...(other?.tree ?? []), ...(tip?.tree ?? [])]));
    const at = 1_700_000_000 + mark * step + Math.floor((next() - 0.5) * skew);
    const message = `Commit ${mark}`;
    const author = authors[mark % Math.max(1, authors.length)];
    const signed = author === undefined ? "" : `author ${author} ${at} +0000\n`;
    stream.push(`commit refs/heads/all\nmark :${mark}\n${signed}committer Carl Press <carl@example.org> ${at} +0000\n`);
    stream.push(`data ${message.length}\n${message}\n`);
    if (tip !== undefined) stream.push(`from :${tip.mark}\n`);
    if (other !== undefined && other !== tip) stream.push(`merge :${other.mark}\n`);
    stream.push("deleteall\n");
    for (const [name, content] of tree) {
      const path = name.includes('"') ? `"${name.replaceAll('"', '\\"')}"` : name;
      stream.push(`M 100644 inline ${path}\ndata ${Buffer.byteLength(content)}\n${content}\n`);
    }
    const place = tip === undefined || (tips.length < width && below(3) === 0) ? tips.length : tips.indexOf(tip);
    tips[place] = { mark, tree };
    stream.push(`reset refs/heads/all\n\n`);
  }
  for (const [index, { mark }] of tips.entries()) stream.push(`reset refs/heads/tip${index}\nfrom :${mark}\n\n`);
  return stream.join("");
}
