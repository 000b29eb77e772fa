import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokensAtMost } from "#cli/mcp/fencedText.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { mcpClient, TOKENIZERS, tokensIn } from "./mcpClient.ts";

const ROOT = join(import.meta.dirname, "../../..");
const fileText = (path: string): string => readFileSync(join(ROOT, path), "utf8").slice(0, 40_000);
const KINDS: Readonly<Record<string, string>> = {
  prose: fileText("README.md"),
  code: fileText("src/cli/mcp/loopTools.ts"),
  "code in JSON": JSON.stringify(fileText("src/cli/mcp/loopTools.ts")),
  JSON: fileText("package-lock.json"),
  CSS: fileText("src/app/ui/tokens.css"),
  "minified code": fileText("node_modules/axe-core/axe.min.js"),
  "hexadecimal digits": randomBytes(5000).toString("hex"),
  base64: randomBytes(5000).toString("base64"),
  "base64 of URLs": randomBytes(5000).toString("base64url"),
  Chinese: "代码审查工具可以帮助团队提高软件质量并且减少错误。".repeat(100),
  Japanese: "コードレビューのコメントを読んで、変更を加えてください。".repeat(100),
  Korean: "코드 리뷰 댓글을 읽고 변경하세요. ".repeat(100),
  Russian: "Прочитайте комментарии и исправьте код, пожалуйста. ".repeat(100),
  Arabic: "اقرأ التعليقات وأصلح الشيفرة من فضلك. ".repeat(100),
  Hindi: "कृपया टिप्पणियाँ पढ़ें और कोड ठीक करें। ".repeat(100),
  Finnish: "epäjärjestelmällistyttämättömyydellänsäkään ".repeat(100),
  emoji: "👩‍👩‍👧🏳️‍🌈😀🎉🇩🇪".repeat(200),
  "a table": "┌──┬──┐\n│ 1│ 2│\n└──┴──┘\n".repeat(100),
  blanks: `${" ".repeat(4000)}${"\t".repeat(1000)}${"\n".repeat(1000)}`,
  "lines of Windows": "a\r\n".repeat(1000),
  "one letter": "a".repeat(5000),
};

describe("the estimate of tokens", () => {
  it.each(Object.entries(KINDS))("is not below what tokenizers count: %s", (_, text) => {
    for (const count of TOKENIZERS) expect(count(text)).toBeLessThanOrEqual(tokensAtMost(text));
  });

  it("is not below what tokenizers count for texts of any characters", () => {
    const unit = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.base64String(), fc.json());
    const text = fc.array(unit, { minLength: 20, maxLength: 60 }).map((parts) => parts.join(" "));
    fc.assert(
      fc.property(text, (one) => {
        for (const count of TOKENIZERS) expect(count(one)).toBeLessThanOrEqual(tokensAtMost(one));
      }),
      { numRuns: 50, seed: 55 },
    );
  });
});

type Facts = Readonly<Record<string, unknown>> & { readonly next?: unknown; readonly text: string };

/** Calls tools; each answer has to be small in both forms. */
async function smallAnswers({ repo }: ReviewedRepo) {
  const client = await mcpClient(repo.path);
  return async (name: string, args: object): Promise<Facts> => {
    const answer = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
    expect(answer.isError, JSON.stringify(answer.content)).not.toBe(true);
    expect([name, tokensIn(answer) <= 8000, tokensAtMost(JSON.stringify(answer.structuredContent)) <= 8000]).toEqual([
      name,
      true,
      true,
    ]);
    return answer.structuredContent as Facts;
  };
}

describe("the answers of tools are at most 8,000 tokens, and name the call for the rest", () => {
  it("of long threads and long comments of any kind", { tags: "slow" }, async () => {
    const reviewed = await reviewedRepo();
    const kinds = Object.entries(KINDS);
    for (const [at, [name, text]] of kinds.entries())
      await reviewed.comment("long.txt", at + 1, `Kind ${name}.\n\n\`\`\`\n${text}\n\`\`\`\n\nThe end of ${name}.`);
    const call = await smallAnswers(reviewed);
    const ids: string[] = [];
    let text = "";
    for (let after: unknown; after !== null;) {
      const page = await call("list_threads", { review: "topic", ...(typeof after === "string" && { after }) });
      ids.push(...(page["threads"] as readonly { readonly id: string }[]).map(({ id }) => id));
      if (page.next !== null)
        expect(page.text).toContain(`: call list_threads again with after = "${String(page.next)}".`);
      text += page.text;
      after = page.next;
    }
    expect(new Set(ids).size).toBe(kinds.length);
    expect(ids).toHaveLength(kinds.length);
    for (const [at, [name, long]] of kinds.entries()) {
      const id = ids[at] ?? "";
      const [, offset] =
        new RegExp(`Continued: call read_thread with id "${id}" and offset (\\d+)\\.`, "u").exec(text) ?? [];
      expect(Number(offset), name).toBeGreaterThan(400);
      let read = "";
      for (let next: unknown = 0; next !== null;) {
        const piece: Facts = await call("read_thread", { id, offset: next });
        read += /<<<<<<<< \w{32}\n(.*)\n>>>>>>>> /su.exec(piece.text)?.[1] ?? "";
        if (piece.next !== null)
          expect(piece.text).toContain(`Continued: call read_thread with id "${id}" and offset ${String(piece.next)}.`);
        next = piece.next;
      }
      expect(read, name).toContain(`The end of ${name}.`);
      expect(read.length, name).toBeGreaterThan(long.trimEnd().length * 0.95);
    }
  });

  it("of deliveries, each comment once", async () => {
    const reviewed = await reviewedRepo();
    for (let at = 1; at <= 45; at += 1)
      await reviewed.comment("long.txt", at, at % 9 === 0 ? `${KINDS["Chinese"]}` : `Why ${at}?`);
    const call = await smallAnswers(reviewed);
    let { ticket } = (await call("request_review", { what: "topic" })) as unknown as { ticket: string };
    const submitted: string[] = [];
    for (let isLast = false; !isLast;) {
      const delivered = await call("wait_for_review", { ticket, timeout_seconds: 1 });
      expect(delivered).toMatchObject({ status: "delivered", openThreads: 45 });
      submitted.push(...(delivered["submitted"] as readonly string[]));
      ({ ticket, isLast } = delivered as unknown as { ticket: string; isLast: boolean });
    }
    expect(submitted).toHaveLength(45);
    expect(new Set(submitted).size).toBe(45);
  }, 60_000);

  it("of lists of reviews, of many comments and reports, and of a long description", { tags: "slow" }, async () => {
    const reviewed = await reviewedRepo();
    const { repo } = reviewed;
    const call = await smallAnswers(reviewed);
    for (let at = 1; at <= 30; at += 1) {
      await repo.git("checkout", "-q", "-b", `分支${at}`, "main");
      await repo.commit({ "a.txt": `${at}\n` }, `${at} 代码审查工具可以帮助团队提高软件质量`.repeat(20));
      await call("request_review", { what: `分支${at}`, body: at === 1 ? KINDS["Russian"] : "Short." });
    }
    const ids: string[] = [];
    for (let after: unknown; after !== null;) {
      const page = await call("list_reviews", typeof after === "string" ? { after } : {});
      ids.push(...(page["reviews"] as readonly { readonly id: string }[]).map(({ id }) => id));
      if (page.next !== null)
        expect(page.text).toContain(`: call list_reviews again with after = "${String(page.next)}".`);
      after = page.next;
    }
    expect(new Set(ids).size).toBe(31);
    const first = await call("read_review", { review: "分支1" });
    expect(first.text).toMatch(/Continued: call read_review with review "[\da-f]{12}" and offset \d+\./u);

    const comments = Array.from({ length: 100 }, (_, at) => ({
      path: "long.txt",
      start_line: at + 1,
      body: `Line ${at}`,
    }));
    const written = await call("comment_many", { review: "topic", comments });
    expect(written["left"]).toBeGreaterThan(0);
    expect(written.text).toContain(" more were written too: list_threads with open = false has them all.");
    const one = await call("comment", {
      review: "topic",
      path: "long.txt",
      start_line: 1,
      end_line: 119,
      body: "All.",
    });
    expect(one.text).toContain("> line 2\n");
    const runs = Array.from({ length: 200 }, (_, at) => ({
      tool: { driver: { name: `検査${at}` } },
      results: [{ message: { text: "No" }, ruleId: "r", locations: [] }],
    }));
    await writeFile(join(repo.path, "report.sarif"), JSON.stringify({ version: "2.1.0", runs }));
    const imported = await call("import_report", { path: "report.sarif", commit: "topic" });
    expect(imported.text).toMatch(/\d+ more were imported too: `galley check list` has them all\./u);
  });
});

it("the list of tools is at most 3,000 tokens", async () => {
  const { tools } = await (await mcpClient((await reviewedRepo()).repo.path)).listTools();
  const shown = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  for (const count of TOKENIZERS) expect(count(JSON.stringify(shown))).toBeLessThanOrEqual(3000);
});
