import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { sampled } from "#tests/helpers/testRun.ts";
import { type Edit, FORMAL, INDENTS, MEANT, randomNumbers } from "./editedTexts.ts";
import { proofOf } from "./proofOf.ts";

const SRC = "src/app";
const LARGEST = 4000;

/** Returns the syntax tree of a script without positions and spellings; null if it has an error. */
function treeOf(text: string): string | null {
  try {
    return JSON.stringify(parseAst(text, { lang: "tsx" }), (key, value: unknown) =>
      ["start", "end", "raw", "range"].includes(key) ? undefined : value,
    );
  } catch {
    return null; // such a text has no meaning
  }
}

it("no edit of a script is proved that changes its syntax tree", { tags: "slow" }, async () => {
  const below = randomNumbers(57);
  const edits = [...FORMAL, ...MEANT];
  const paths = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".tsx"));
  const found = { wrong: [] as string[], changed: 0, folded: 0 };
  const wanted = sampled(1200);
  while (found.changed < wanted) {
    const before = readFileSync(`${SRC}/${paths[below(paths.length)]}`, "utf8");
    const tree = before.length > LARGEST ? null : treeOf(before);
    for (let tries = 0; tries < 8 && tree !== null; tries++) {
      let after = before;
      for (let times = 0; times <= below(3); times++) after = edits[below(edits.length)]?.(after, below) ?? after;
      const treeAfter = after === before ? null : treeOf(after);
      if (treeAfter === null) continue;
      const proof = await proofOf("a.tsx", before, after);
      found.changed += treeAfter === tree ? 0 : 1;
      found.folded += proof === null ? 0 : 1;
      if (proof !== null && treeAfter !== tree) found.wrong.push(after);
    }
  }
  expect(found.wrong).toEqual([]);
  expect(found.folded).toBeGreaterThan(wanted / 10);
});

const TEXTS: Readonly<Record<string, string>> = {
  "a.css": `/* stylelint-disable-next-line */
.name > a:hover, b { color: red; margin: 0 4px; }
@media (min-width: 40em) { p { width: calc(10px + 20px); content: "two words"; } }
`,
  "a.json": `{ "name": ["two words", 1, 2], "other": { "more": null, "most": true } }
`,
  "a.java": `package a;
class Name { // NOSONAR
  @Override int sum(int one, int other) { return one + other * 2; }
  String text() { if (a < 3) { return "two words"; } return sum(one, other) + "x"; }
}
`,
  "a.cpp": `#include <name>
int sum(int one, int other) { // NOLINT
  for (int at = 0; at < 3; at++) { call(one, other); }
  return one + other * 2;
}
const char *text = "two words";
`,
  "a.go": `package a

//go:generate name
func sum(one, other int) int {
	if one < 3 {
		return call(one, other) + 2
	}
	return one * other
}

var text, raw = "two words", \`two words\`
`,
  "a.rs": `#[derive(Debug)]
struct Name { one: u8, other: u8 }
// rustfmt-skip
fn sum(one: u8, other: u8) -> u8 { if one < 3 { call(one, other) } else { one + other * 2 } }
const TEXT: &str = "two words";
`,
  "a.php": `<p>two words</p>
<?php
// phpcs:ignore
function sum($one, $other) { return call($one, $other) + 2 * $one; }
$text = 'two words';
`,
  "a.py": `import one, other
def sum(one, other):  # noqa
    text = "two words"
    if one < 3:
        call(one, other)
        one = other * 2
    return one + other
`,
  "a.yaml": `# yamllint disable
name: [one, other, 3]
map:
  first: two words
  second: "two words"
text: |
  two words
  more words
list:
  - one
  - other
`,
  "a.html": `<!-- prettier-ignore -->
<p class="name other" id="one">two words <b>bold</b> and more</p>
<script>call(one, other) + 2;</script>
`,
  "a.xml": `<?xml version="1.0"?>
<!-- a comment -->
<list name="one" id="2"><item>two words</item> <item>other</item></list>
`,
};

it.each(Object.entries(TEXTS))(
  "no edit of %s is proved that changes a token or a meant blank",
  async (path, before) => {
    const below = randomNumbers(11);
    const edits: readonly Edit[] = /py|yaml/u.test(path) ? [...MEANT, ...INDENTS, ...INDENTS] : MEANT;
    const wanted = sampled(100);
    const wrong: string[] = [];
    for (let changed = 0; changed < wanted;) {
      const after = edits[below(edits.length)]?.(before, below) ?? before;
      if (after === before) continue;
      changed += 1;
      if ((await proofOf(path, before, after)) !== null) wrong.push(after);
    }
    expect(wrong).toEqual([]);
    // The text itself can be read, so that the edits are refused for what they change.
    expect(await proofOf(path, before, before)).not.toBeNull();
  },
);
