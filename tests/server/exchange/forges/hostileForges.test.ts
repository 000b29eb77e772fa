import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import type { Conversation } from "#server/exchange/forges/Conversation.ts";
import { parseConversation } from "#server/exchange/forges/forgeQueries.ts";
import { FakeGitea } from "./FakeGitea.ts";
import { FakeGitlab } from "./FakeGitlab.ts";
import { type ForcePushedRepo, forcePushedRepo } from "./forcePushedRepo.ts";
import { importedPull } from "./importedPull.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

let repos: ForcePushedRepo;
let answers: Readonly<Record<"GitLab" | "Gitea", readonly Json[]>>;

function plain(replies: readonly unknown[]): readonly Json[] {
  return JSON.parse(JSON.stringify(replies)) as readonly Json[];
}

beforeAll(async () => {
  repos = await forcePushedRepo();
  const gitlab = new FakeGitlab(repos.bare);
  await gitlab.push(repos.first);
  const thread = await gitlab.comment("linus", { path: "code.txt", newLine: 31, from: { newLine: 30 } }, "Why?");
  gitlab.reply(thread, "grace", "Because.");
  gitlab.request("linus");
  gitlab.requestChanges("linus");
  gitlab.approve("grace");
  await gitlab.draft({ path: "code.txt", oldLine: 20 }, "A draft");
  const gitea = new FakeGitea(repos.bare);
  await gitea.push(repos.first);
  await gitea.review("linus", "APPROVED", { body: "Good.", comments: [{ path: "code.txt", line: 10, body: "Why?" }] });
  await gitea.review("ada", "PENDING", { comments: [{ path: "code.txt", line: -20, body: "A draft" }] });
  gitea.comment("grace", "In general");
  answers = { GitLab: plain(gitlab.replies()), Gitea: plain(gitea.replies()) };
});

/** Returns a value with what is at a place in it replaced; the place is chosen by numbers, one for each level. */
function replaced(value: Json, at: readonly number[], by: Json): Json {
  const [number = 0, ...below] = at;
  if (at.length === 0 || value === null || typeof value !== "object") return by;
  const names = Object.keys(value);
  const name = names[number % Math.max(1, names.length)];
  if (name === undefined) return by;
  const inside = replaced((value as Readonly<Record<string, Json>>)[name] ?? null, below, by);
  return Array.isArray(value)
    ? value.map((entry: Json, index) => (String(index) === name ? inside : entry))
    : { ...value, [name]: inside };
}

function textOf(replies: readonly unknown[]): string {
  return replies.map((reply) => JSON.stringify(reply)).join("\n");
}

/** Fails unless everything in a conversation has the type that it states. */
function expectTyped({ threads, verdicts, drafts, requestedReviewers, patchSets, head }: Conversation): void {
  const comments = [...threads.flatMap((thread) => thread.comments), ...verdicts];
  for (const { id, at, body, author, url } of comments) {
    expect([typeof id, Number.isInteger(at), typeof body]).toEqual(["string", true, "string"]);
    expect(url === null || typeof url === "string").toBe(true);
    expect(author === null || typeof author.login === "string").toBe(true);
  }
  for (const { place } of [...threads, ...drafts]) {
    if (place === null) continue;
    const { startLine, endLine, path, commit } = place;
    expect(typeof path).toBe("string");
    expect(commit ?? repos.first).toMatch(/^[0-9a-f]{40,64}$/u);
    expect(startLine === null || (startLine >= 1 && startLine <= (endLine ?? 0))).toBe(true);
  }
  for (const { login } of requestedReviewers) expect(typeof login).toBe("string");
  for (const set of patchSets) expect(set.head).toMatch(/^[0-9a-f]{40,64}$/u);
  expect(threads.every((thread) => thread.comments.length > 0)).toBe(true);
  expect(head ?? repos.first).toMatch(/^[0-9a-f]{40,64}$/u);
}

const VALUE = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  fc.constantFrom<Json>(
    -1,
    0,
    1.5,
    1e300,
    "",
    "javascript:alert(1)",
    "../../etc/passwd",
    [],
    {},
    [null],
    [[]],
    "__proto__",
  ),
);

describe.each(["GitLab", "Gitea"] as const)("answers of %s", (forge) => {
  test("with any value in any place are read as typed, or refused with a reason", () => {
    const at = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 8 });
    const property = fc.property(fc.array(fc.tuple(at, VALUE), { minLength: 1, maxLength: 3 }), (changes) => {
      const answer = changes.reduce<Json>((value, [place, by]) => replaced(value, place, by), answers[forge]);
      try {
        expectTyped(parseConversation(textOf(Array.isArray(answer) ? (answer as readonly Json[]) : [answer])));
      } catch (error) {
        expect(error).toBeInstanceOf(GalleyError);
        expect(error).toMatchObject({ code: "BAD_INPUT" });
      }
    });
    fc.assert(property, { numRuns: 500 });
  });

  test(
    "with any value in any place are imported or refused, and what is imported once is not imported again",
    { tags: "slow" },
    async () => {
      const at = fc.array(fc.nat({ max: 40 }), { minLength: 2, maxLength: 8 });
      const property = fc.asyncProperty(
        fc.array(fc.tuple(at, VALUE), { minLength: 1, maxLength: 3 }),
        async (changes) => {
          const { work, first, base } = await forcePushedRepo();
          const pull = await importedPull(work, first, base);
          const answer = changes.reduce<Json>((value, [place, by]) => replaced(value, place, by), answers[forge]);
          const replies = Array.isArray(answer) ? (answer as readonly Json[]) : [answer];
          const before = await work.git("for-each-ref");
          try {
            await pull.bring(replies);
          } catch (error) {
            expect(error).toBeInstanceOf(GalleyError);
            expect(error).toMatchObject({ code: "BAD_INPUT" });
            expect(await work.git("for-each-ref")).toBe(before);
            return;
          }
          const after = await work.git("for-each-ref");
          expect(await pull.bring(replies)).toMatchObject({ added: 0, edited: 0, deleted: 0, resolved: 0, drafts: 0 });
          expect(await work.git("for-each-ref")).toBe(after);
        },
      );
      await fc.assert(property, { numRuns: 6 });
    },
  );
});

test("texts that attack are shown as text of their people, who are nobody here", async () => {
  const { bare, work, first, base } = await forcePushedRepo();
  const gitlab = new FakeGitlab(bare, "https://gitlab.example.org/group/sub/project/-/merge_requests/7");
  await gitlab.push(first);
  gitlab.title = "\u202Eltr\n<script>alert(1)</script>";
  const attack = "[x](javascript:alert(1)) <img src=x onerror=alert(1)> \u0000\u0007 @everyone";
  const thread = await gitlab.comment("ada@example.org", { path: "code.txt", newLine: 10 }, attack);
  gitlab.reply(thread, "\u0007\n", "```suggestion:-0+0\n```");
  const pull = await importedPull(work, first, base);
  await pull.bring(gitlab.replies());
  const { threads, title } = await pull.review();
  expect(title).not.toMatch(/\n/u);
  expect(threads[0]?.comments.map(({ item }) => item.author)).toEqual([
    "ada@example.org on gitlab.example.org",
    "somebody on gitlab.example.org",
  ]);
  expect(threads[0]?.root.item.description).toBe("[x](javascript:alert(1)) <img src=x onerror=alert(1)>  @everyone");
});

test("a large merge request is read whole", async () => {
  const gitlab = new FakeGitlab(repos.bare);
  await gitlab.push(repos.first);
  for (let count = 0; count < 20_000; count += 1) gitlab.discuss("linus", `Comment ${count}`);
  expect(parseConversation(textOf(gitlab.replies()))).toMatchObject({ isComplete: true, threads: { length: 20_000 } });
});
