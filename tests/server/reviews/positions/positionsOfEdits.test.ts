import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import type { ThreadPosition } from "#server/reviews/positions/ThreadPosition.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { indexedReview } from "../indexedReview.ts";
import { EDITS, EditScript, type KnownFiles, type KnownLine } from "./editScripts.ts";

/** The relation of the commits of the later state to those of the earlier one. */
const KINDS = ["pushed", "amended", "rebased", "squashed", "split"] as const;
const CASES = 120;
const COMMENTS = 8;

/** A comment on lines of one state, and its position in another. */
interface Followed {
  readonly what: string;
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly base: KnownFiles;
  readonly before: KnownFiles;
  readonly after: KnownFiles;
  readonly position: ThreadPosition;
}

const followed: Followed[] = [];

const textOf = (lines: readonly KnownLine[]): readonly string[] => lines.map(({ text }) => text);

/** Writes a state as a commit in the input format of `git fast-import`. */
function commitOf(files: KnownFiles, mark: number, parent: number | null): string {
  const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const changes = [...files].map(
    ([path, lines]) => `M 100644 inline ${path}\n${data(lines.map(({ text }) => `${text}\n`).join(""))}`,
  );
  const from = parent === null ? "" : `from :${parent}\n`;
  const head = `commit refs/heads/case\nmark :${mark}\ncommitter A <a@example.org> 1700000000 +0000\n${data("Change")}${from}`;
  return `${parent === null ? "reset refs/heads/case\n" : ""}${head}deleteall\n${changes.join("")}`;
}

beforeAll(async () => {
  const repo = await tempRepo({ bare: true });
  const stream: string[] = [];
  let marks = 0;
  const put = (files: KnownFiles, parent: number | null): number => {
    marks += 1;
    stream.push(commitOf(files, marks, parent));
    return marks;
  };
  const cases = Array.from({ length: CASES }, (_, seed) => {
    const script = new EditScript(seededRandom(seed + 1));
    const edited = (files: KnownFiles, count: number): KnownFiles => {
      let now = files;
      for (let at = 0; at < count; at++) now = script.apply(now, EDITS[script.pick(EDITS.length)] ?? "insert");
      return now;
    };
    const kind = KINDS[seed % KINDS.length] ?? "pushed";
    const base = script.begin();
    const before = edited(base, 1 + script.pick(3));
    const after = edited(before, script.pick(6));
    const baseMark = put(base, null);
    const beforeMark = put(before, baseMark);
    const parent =
      kind === "pushed"
        ? beforeMark
        : kind === "rebased"
          ? put(edited(base, 2), baseMark)
          : kind === "split"
            ? put(edited(before, 1), baseMark)
            : baseMark;
    return { seed, kind, base, before, after, baseMark, beforeMark, afterMark: put(after, parent), script };
  });
  const marksFile = join(repo.path, "marks");
  await repo.gitBytes(["fast-import", "--quiet", "--force", `--export-marks=${marksFile}`], { input: stream.join("") });
  const oids = new Map(
    (await readFile(marksFile, "latin1")).split("\n").map((line) => {
      const [mark = "", oid = ""] = line.split(" ");
      return [Number(mark.slice(1)), oid];
    }),
  );
  const open = await openRepository(repo.path);
  for (const { seed, kind, base, before, after, baseMark, beforeMark, afterMark, script } of cases) {
    const commit = oids.get(beforeMark) ?? "";
    const paths = [...before].filter(([, lines]) => lines.length > 0).map(([path]) => path);
    const places = Array.from({ length: COMMENTS }, () => {
      const path = paths[script.pick(paths.length)] ?? "";
      const count = before.get(path)?.length ?? 0;
      const start = 1 + script.pick(count);
      return { path, start, end: Math.min(count, start + (script.pick(2) === 0 ? 0 : script.pick(4))) };
    });
    const review = indexedReview(
      [{}],
      places.map(({ path, start, end }, index) => ({
        timestamp: String(1_700_000_100 + index),
        author: "ada@example.org",
        location: { commit, path, range: { startLine: start, endLine: end } },
        description: `Thread ${index}`,
      })),
      { base: oids.get(baseMark) ?? null, head: oids.get(afterMark) ?? null },
    );
    const positions = await positionsOf(open, review, review.threads);
    expect(positions.size).toBe(COMMENTS);
    for (const thread of review.threads) {
      const position = positions.get(thread);
      const place = places[Number(thread.root.item.description.slice("Thread ".length))];
      if (position === undefined || place === undefined) throw new Error(`Case ${seed} lost a comment.`);
      followed.push({ what: `case ${seed}, ${kind}`, ...place, base, before, after, position });
    }
  }
  await open.close();
});

function quoted({ before, path, start, end }: Followed): readonly KnownLine[] {
  return before.get(path)?.slice(start - 1, end) ?? [];
}

/** The lines that a comment is on now; empty if it is on a whole file. */
function linesAt({ base, after, position }: Followed): readonly KnownLine[] {
  const lines = (position.side === "old" ? base : after).get(position.path ?? "") ?? [];
  return position.startLine === null ? [] : lines.slice(position.startLine - 1, position.endLine ?? undefined);
}

/** The positions of a series of lines in a text, each by its first line from 1. */
function linesOf(texts: readonly string[], lines: readonly string[]): readonly number[] {
  return lines.flatMap((_, at) => (texts.every((text, index) => lines[at + index] === text) ? [at + 1] : []));
}

test("no comment is dropped, and each is in an existing file, on existing lines", () => {
  expect(followed).toHaveLength(CASES * COMMENTS);
  for (const one of followed) {
    const { position, path } = one;
    const { startLine, endLine } = position;
    const there = (position.side === "old" ? one.base : one.after).get(position.path ?? "");
    if (there === undefined) expect([position.path, startLine, one.what]).toEqual([path, null, one.what]);
    if (startLine === null || endLine === null) continue;
    expect(startLine, one.what).toBeGreaterThanOrEqual(1);
    expect(endLine, one.what).toBeGreaterThanOrEqual(startLine);
    expect(endLine, one.what).toBeLessThanOrEqual(there?.length ?? 0);
  }
});

test("EXACT and SHIFTED are never wrong: they are the lines that the script kept", () => {
  const sure = followed.filter(({ position: { certainty } }) => certainty === "EXACT" || certainty === "SHIFTED");
  expect(sure.length).toBeGreaterThan(CASES);
  for (const one of sure) {
    const [was, now] = [quoted(one), linesAt(one)];
    expect(textOf(now), one.what).toEqual(textOf(was));
    // No text can distinguish a line from identical ones; the other lines are identified by their text.
    const own = was.filter(({ text }) => /\d/u.test(text)).map(({ id }) => id);
    expect(
      now.filter(({ id }) => own.includes(id)).map(({ id }) => id),
      one.what,
    ).toEqual(own);
  }
});

test("a brace that is SHIFTED is between the lines that it was between", () => {
  let reported = 0;
  for (const one of followed.filter(({ position: { certainty } }) => certainty === "SHIFTED")) {
    const before = one.before.get(one.path) ?? [];
    const after = one.after.get(one.path) ?? [];
    const idsIn = (lines: readonly KnownLine[], others: readonly KnownLine[]): readonly number[] =>
      lines.filter((line) => others.some(({ id }) => id === line.id)).map(({ id }) => id);
    // For a line that moved among identical ones only the script knows which one it is.
    if (idsIn(after, before).join() !== idsIn(before, after).join()) continue;
    const known = before.filter(({ text }) => /\d/u.test(text));
    const above = idsIn(before.slice(0, one.start - 1), known);
    const now = idsIn(after.slice(0, (one.position.startLine ?? 1) - 1), known);
    expect(now, one.what).toEqual(above.filter((id) => after.some((line) => line.id === id)));
    reported += 1;
  }
  expect(reported).toBeGreaterThan(CASES / 4);
});

test("a comment whose lines occur once in its file, before and after, is always found there", () => {
  let found = 0;
  for (const one of followed) {
    const texts = textOf(quoted(one));
    const after = textOf(one.after.get(one.path) ?? []);
    const places = linesOf(texts, after);
    if (linesOf(texts, textOf(one.before.get(one.path) ?? [])).length !== 1 || places.length !== 1) continue;
    expect([one.position.path, one.position.side, one.position.startLine], one.what).toEqual([
      one.path,
      "new",
      places[0],
    ]);
    found += 1;
  }
  expect(found).toBeGreaterThan(CASES * 2);
});

test("a comment whose lines all moved to another file together is found there", () => {
  let found = 0;
  for (const one of followed) {
    const was = quoted(one);
    const texts = textOf(was);
    if (
      !was.every(({ text }) => /\d/u.test(text)) ||
      linesOf(texts, textOf(one.after.get(one.path) ?? [])).length > 0
    ) {
      continue;
    }
    const places = [...one.after].flatMap(([path, lines]) =>
      linesOf(texts, textOf(lines)).map((line) => [path, line] as const),
    );
    if (places.length !== 1) continue;
    expect([[one.position.path, one.position.startLine], one.position.certainty, one.what]).toEqual([
      places[0],
      "MOVED",
      one.what,
    ]);
    found += 1;
  }
  expect(found).toBeGreaterThan(10);
});

test("lines that the script removed are never reported as the same", () => {
  const gone = followed.filter((one) => {
    const all = new Set([...one.after.values()].flat().map(({ text }) => text));
    return quoted(one).every(({ text }) => /\d/u.test(text) && !all.has(text));
  });
  expect(gone.length).toBeGreaterThan(CASES / 4);
  const same = gone.filter(({ position: { certainty } }) => certainty !== "EDITED" && certainty !== "LOST");
  expect(same.map(({ what }) => what)).toEqual([]);
});
