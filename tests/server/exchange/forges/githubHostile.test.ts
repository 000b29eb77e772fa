import { expect, test } from "vitest";
import { importConversation, type ImportedConversation } from "#server/exchange/forges/importConversation.ts";
import { parseConversation } from "#server/exchange/forges/forgeQueries.ts";
import { injectionVectors } from "#tests/helpers/injectionVectors.ts";
import { naughtyStrings } from "#tests/helpers/naughtyStrings.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

const URL_7 = "https://github.com/galley/press/pull/7";
const PAGE = { hasNextPage: false, endCursor: "1" };

interface Answered {
  readonly threads?: readonly object[];
  readonly reviews?: readonly object[];
  readonly rest?: object;
}

/** GitHub's answer to all parts of the query. */
function answer({ head }: ReviewFixture, { threads = [], reviews = [], rest = {} }: Answered): string {
  const list = (nodes: readonly object[]) => ({ totalCount: nodes.length, pageInfo: PAGE, nodes });
  const lists = { reviewThreads: list(threads), comments: list([]), reviews: list(reviews), files: list([]) };
  const pull = { url: URL_7, number: 7, title: "Shout", body: "", headRefOid: head, author: null, ...lists, ...rest };
  return JSON.stringify({ data: { repository: { pullRequest: pull } } });
}

function thread({ head }: ReviewFixture, id: string, body: string, rest: object = {}): object {
  const comment = { id: `c${id}`, url: `${URL_7}#c${id}`, state: "SUBMITTED", body, createdAt: "2023-11-15T00:00:00Z" };
  return {
    id,
    path: "word.txt",
    subjectType: "LINE",
    diffSide: "RIGHT",
    originalLine: 3,
    line: 3,
    isResolved: false,
    opening: { nodes: [{ diffHunk: "", commit: { oid: head }, originalCommit: { oid: head } }] },
    comments: { totalCount: 1, nodes: [{ ...comment, author: { login: "ann", name: null } }] },
    ...rest,
  };
}

const bring = async (fixture: ReviewFixture, text: string): Promise<ImportedConversation> =>
  importConversation(fixture.carl, fixture.first, parseConversation(text));

test.each([
  ["nothing", "", /not the answer of a known forge/u],
  ["no JSON", "<html>Sign in</html>", /not the answer of a known forge/u],
  ["a cut off answer", '{"data": {"repository": {"pullRequest": {"url": "', /not the answer of a known forge/u],
  ["text after the answer", '{"data": {"repository": null}} rubbish', /not the answer of a known forge/u],
  ["another answer", '{"data": {"viewer": {"login": "x"}}}', /not the answer of a known forge/u],
  ["a list of nothing", "[]", /not the answer of a known forge/u],
  ["deep JSON", `{"data": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`, /nested deeper than 64 levels/u],
  ["closing brackets", "]]]]", /nested deeper/u],
  [
    "GitHub's refusal",
    '{"data":{"repository":null},"errors":[{"message":"Could not resolve\\u0007 to a Repository"}]}',
    /no pull request: Could not resolve to a Repository/u,
  ],
  ["no address", '{"data":{"repository":{"pullRequest":{"url":"javascript:alert(1)","number":7}}}}', /no address/u],
  [
    "another number than its address",
    `{"data":{"repository":{"pullRequest":{"url":"${URL_7}","number":8}}}}`,
    /no address/u,
  ],
])("%s is refused with a reason", (_, text, message) => {
  expect(() => parseConversation(text)).toThrow(message);
});

test("an answer of more than 64 MiB is refused, and one of 64 MiB in a single text is read", async () => {
  const fixture = await requestedReviewFixture();
  expect(() => parseConversation(`${" ".repeat(64 * 1024 * 1024)}{}`)).toThrow(/at most 67108864 bytes/u);
  const long = "é\u2028".repeat(12 * 1024 * 1024);
  expect(await bring(fixture, answer(fixture, { threads: [thread(fixture, "t", long)] }))).toMatchObject({ added: 1 });
  const [found] = (await fixture.review()).threads;
  expect(found?.root.item.description).toBe(long.slice(0, 65_536));
});

test("the answer about another repository or number is refused, and nothing is written", async () => {
  const fixture = await requestedReviewFixture();
  const before = await fixture.refs();
  const other = answer(fixture, { threads: [thread(fixture, "t", "Hm")], rest: { headRefOid: "1".repeat(40) } });
  await expect(bring(fixture, other)).rejects.toMatchObject({ code: "BAD_INPUT" });
  const two = `${answer(fixture, {})}${answer(fixture, {}).replaceAll("pull/7", "pull/8").replace('"number":7', '"number":8')}`;
  await expect(bring(fixture, two)).rejects.toThrow(/several pull requests/u);
  expect(await fixture.refs()).toBe(before);
});

test(
  "20,000 threads are written, and again nothing; 100,000 are refused, all or nothing",
  { tags: "slow", timeout: 240_000 },
  async () => {
    const fixture = await requestedReviewFixture();
    const threads = Array.from({ length: 100_000 }, (_, at) => thread(fixture, `t${at}`, `Thread ${at}`));
    const before = await fixture.refs();
    await expect(bring(fixture, answer(fixture, { threads }))).rejects.toMatchObject({ code: "TOO_LARGE" });
    expect(await fixture.refs()).toBe(before);
    const some = answer(fixture, { threads: threads.slice(0, 20_000) });
    expect(await bring(fixture, some)).toMatchObject({ added: 20_000 });
    expect((await fixture.review()).threads).toHaveLength(20_000);
    const after = await fixture.refs();
    expect(await bring(fixture, some)).toMatchObject({ added: 0, edited: 0, deleted: 0 });
    expect(await fixture.refs()).toBe(after);
  },
);

test("any text as name, login, path, id, address, hunk and time is stored inert or left out", async () => {
  const fixture = await requestedReviewFixture();
  const texts = [
    ...naughtyStrings,
    ...injectionVectors("http://127.0.0.1:9"),
    "\ud800",
    "a\0b",
    "../../etc/passwd",
    "/",
    "x".repeat(5000),
  ];
  const threads = texts.map((text, at) =>
    thread(fixture, `${text}${at}`, text, {
      path: text,
      isResolved: at % 2 === 0,
      resolvedBy: { login: text, name: text },
      originalLine: at,
      originalStartLine: text,
      opening: { nodes: [{ diffHunk: text, originalCommit: { oid: text } }] },
      comments: {
        totalCount: 1,
        nodes: [
          {
            id: `${text}${at}`,
            url: text,
            state: text,
            body: text,
            createdAt: text,
            author: { login: text, name: text },
          },
        ],
      },
    }),
  );
  const reviews = texts.map((text, at) => ({
    id: `${text}${at}`,
    state: "APPROVED",
    body: text,
    submittedAt: text,
    url: text,
  }));
  const text = answer(fixture, { threads, reviews, rest: { title: texts[0], body: texts[1] } });
  expect((await bring(fixture, text)).added).toBeGreaterThan(texts.length);
  const after = await fixture.refs();
  expect(await bring(fixture, text)).toMatchObject({ added: 0, edited: 0, deleted: 0, resolved: 0 });
  expect(await fixture.refs()).toBe(after);
  const { threads: found, unreadableLines } = await fixture.review();
  expect(unreadableLines).toBe(0);
  for (const { comments, location } of found)
    for (const { item } of comments) {
      expect(item.author).toMatch(/^[^\s\p{Cc}]+ on github\.com$/u);
      expect(item.extras.imported?.from ?? "https://github.com/").toMatch(/^https:\/\/github\.com\//u);
      expect(location?.path.split("/")).not.toContain("..");
    }
});

test(
  "any value in any place of an answer is read or refused, and never fails otherwise",
  { tags: "slow" },
  async () => {
    const fixture = await requestedReviewFixture();
    const whole = answer(fixture, { threads: [thread(fixture, "t", "Hm")], reviews: [{ id: "r", state: "APPROVED" }] });
    const places = [...whole.matchAll(/(?<=":)(?:"[^"]*"|\d+|null|true|false|\{|\[)/gu)];
    for (const odd of ["null", "-1", "1e999", '""', "{}", "[]", "[[null]]", "true"])
      for (const { index, 0: value } of places) {
        if (value === "{" || value === "[") continue;
        const text = whole.slice(0, index) + odd + whole.slice(index + value.length);
        await bring(fixture, text).catch((error: unknown) => expect(error).toMatchObject({ name: "GalleyError" }));
      }
  },
);
