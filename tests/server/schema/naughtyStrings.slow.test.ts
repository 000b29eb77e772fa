import { afterAll, beforeAll, expect, it } from "vitest";
import { naughtyStrings } from "#tests/helpers/naughtyStrings.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { inputType } from "#tests/helpers/inputType.ts";

/** Valid names of persons for git: fast-import ends them at these characters. */
const NAMES = naughtyStrings.filter((text) => /^[^<>\n\0]+$/.test(text) && !/^ | $/.test(text));
/** Valid paths for git: no empty part, no `.`, `..` or `.git` in any spelling that some system treats as these. */
const PATHS = naughtyStrings.filter(
  (text) => text !== "" && !text.includes("\0") && !text.split("/").some((part) => /^(?:|\.{1,2}|\.git)$/i.test(part)),
);
/** Valid branch names for git after a slash. Source: git-check-ref-format(1); git itself refuses the invalid ones. */
const BRANCHES = naughtyStrings.filter(
  (text) =>
    // eslint-disable-next-line no-control-regex -- git's own rule
    !/[\u0000-\u0020\u007F~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.$|^\/|(?:^|\/)\.|\.lock(?:\/|$)/.test(text) && text !== "",
);
const MESSAGES = naughtyStrings.filter((text) => !text.includes("\0") && text.trim() !== "");

/** Valid comments: text without control characters except tabs and newlines; twenty strings in each. */
const WORDS = naughtyStrings.filter((text) => text.trim() !== "" && !/(?![\t\n])\p{Cc}/u.test(text));
const COMMENTS = Array.from({ length: Math.ceil(WORDS.length / 20) }, (_, at) =>
  ["Twenty:", ...WORDS.slice(at * 20, at * 20 + 20), "."].join("\n"),
);

/** Tests that take a process for each string use one of this number of strings; `npm run soak` uses all. */
const ALL = process.env["GALLEY_SOAK_KILLS"] !== undefined;
const PATH_STEP = ALL ? 1 : 4;
const SEARCH_STEP = ALL ? 1 : 24;

let repo: TempRepo;
let head: string;
let opened: OpenedGraphql;

const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
const quoted = (path: string): string => `"${path.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;
const numbered = (texts: readonly string[], word: string) => texts.map((text, at) => `${word}${at}/${text}`);

beforeAll(async () => {
  repo = await tempRepo();
  const commits = naughtyStrings.map((_, at) => {
    const author = `author ${NAMES[at] ?? "A"} <a@example.org> ${1_700_000_000 + at} +0000\n`;
    const committer = `committer C <c@example.org> ${1_700_000_000 + at} +0000\n`;
    return `commit refs/heads/main\n${author}${committer}${data(MESSAGES[at] ?? "none")}`;
  });
  const files = numbered(PATHS, "f").map((path, at) => `M 100644 inline ${quoted(path)}\n${data(PATHS[at] ?? "")}`);
  const lines = naughtyStrings.map((text) => text.replaceAll("\n", " ")).join("\n");
  const last = `M 100644 inline all.txt\n${data(lines)}`;
  await repo.gitBytes(["fast-import", "--quiet", "--done"], {
    input: `${commits.join("")}${files.join("")}${last}done\n`,
  });
  head = await repo.git("rev-parse", "main");
  const refs = numbered(BRANCHES, "naughty/").map((name) => `create refs/heads/${name}\0${head}\0`);
  await repo.gitBytes(["update-ref", "--stdin", "-z"], { input: refs.join("") });
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

type Json = ReturnType<typeof JSON.parse>;

async function runQuery(fields: string, variables: object = {}, kinds = "") {
  return (await opened.query(`query ${kinds} { repository(slug: "repo") { ${fields} } }`, { ...variables })).repository;
}

/** Galley refuses more at once than it can queue. */
const AT_ONCE = 60;

/** Queries a field for each text, which replaces `$`, several in one operation, and returns the results. */
async function queryAll(texts: readonly string[], field: string) {
  const answers = [];
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const some = texts.slice(from, from + AT_ONCE);
    const fields = some.map((text, at) => `a${at}: ${field.replace("$", () => JSON.stringify(text))}`);
    answers.push(...Object.values<Json>(await runQuery(fields.join("\n"))));
  }
  return answers;
}

it("as messages of commits and as names of authors", async () => {
  const seen: { messageHeadline: string; messageBody: string; author: { name: string } }[] = [];
  for (let after: string | null = null; ;) {
    const fields = `history(revision: "main", first: 100, after: $after) {
      edges { node { messageHeadline messageBody author { name } } } pageInfo { endCursor hasNextPage } }`;
    const { history } = await runQuery(fields, { after }, "($after: String)");
    seen.push(...history.edges.map(({ node }: { node: (typeof seen)[number] }) => node));
    after = history.pageInfo.endCursor;
    if (!history.pageInfo.hasNextPage) break;
  }
  const oldest = seen.toReversed();
  expect(oldest.map(({ author }) => author.name).slice(0, NAMES.length)).toEqual(NAMES);
  const subjects = (await repo.gitBytes(["log", "-z", "--reverse", "--format=%s", "main"]))
    .toString()
    .split("\0")
    .slice(0, -1);
  expect(oldest.map(({ messageHeadline }) => messageHeadline)).toEqual(subjects);
  const lines = MESSAGES.filter((text) => !text.includes("\n") && text.trim() === text);
  const headlines = new Set(oldest.map(({ messageHeadline }) => messageHeadline));
  expect(lines.length).toBeGreaterThan(430);
  expect(lines.filter((text) => !headlines.has(text))).toEqual([]);
});

it(`as paths, in the list of all files, and one in ${PATH_STEP} requested separately`, async () => {
  const { tree } = await runQuery('tree(revisionPath: "main") { tree { table { names } } }');
  expect(new Set(tree.tree.table.names)).toEqual(new Set([...PATHS.map((_, at) => `f${at}`), "all.txt"]));
  const requested = PATHS.map((text, at) => [`${head}/f${at}/${text}`, text]).filter((_, at) => at % PATH_STEP === 0);
  const files = await queryAll(
    requested.map(([place = ""]) => place),
    "file(revisionPath: $) { path blob { text } }",
  );
  expect(files.map(({ path, blob }) => [`${head}/${path}`, blob.text])).toEqual(requested);
});

it("as branches, in their list and in a search", async () => {
  const names = numbered(BRANCHES, "naughty/");
  const { refs } = await runQuery('refs(refPrefix: "refs/heads/naughty/", first: 100) { totalCount }');
  expect(refs.totalCount).toBe(names.length);
  const found = await queryAll(names, "searchRefs(first: 1, query: $) { edges { node { name } } }");
  expect(found.map(({ edges }) => edges[0]?.node.name)).toEqual(names);
});

it(`as search terms in code, one in ${SEARCH_STEP}`, async () => {
  const lines = naughtyStrings.map((text) => text.replaceAll("\n", " "));
  const sought = lines.filter((text, at) => at % SEARCH_STEP === 0 && text.trim() !== "" && !text.includes("\0"));
  const found = await queryAll(
    sought,
    'commit(revision: "main") { searchCode(pattern: $, paths: ["all.txt"]) { results { files { lines { text } } } } }',
  );
  type Results = readonly { readonly files: readonly { readonly lines: readonly { readonly text: string }[] }[] }[];
  const texts = found.map(({ searchCode }: { searchCode: { results: Results } }) =>
    searchCode.results.flatMap(({ files }) => files.flatMap((file) => file.lines.map(({ text }) => text))),
  );
  expect(texts.filter((hits, at) => !hits.includes(sought[at] ?? ""))).toEqual([]);
});

it(`as comments, ${WORDS.length} in all: the written text is what git stores, and what is read again`, async () => {
  await repo.git("branch", "base", "main~1");
  const mutation = async (name: string, input: object, fields: string) => {
    const type = inputType(name);
    const answer = await opened.query(
      `mutation ($input: ${type}) { ${name}(input: $input) { problem { message } ${fields} } }`,
      { input },
    );
    expect(answer[name].problem).toBeNull();
    return answer[name];
  };
  const input = {
    key: "naughty-review",
    slug: "repo",
    head: "main",
    base: "base",
    title: "T",
    body: "B",
    reviewers: [],
  };
  const { review } = await mutation("requestReview", input, "review { id key }");
  await Promise.all(
    COMMENTS.map((body, at) =>
      mutation("addComment", { key: `naughty-${at}`, review: review.id, body }, "thread { id }"),
    ),
  );
  const read = await runQuery(
    "review(key: $key) { threads { comments { body } } }",
    { key: review.key },
    "($key: String!)",
  );
  const bodies = read.review.threads.flatMap(({ comments }: { comments: { body: string }[] }) =>
    comments.map(({ body }) => body),
  );
  expect(bodies.toSorted()).toEqual(COMMENTS.toSorted());
  const note = await repo.git("notes", "--ref=devtools/discuss", "show", "main");
  const kept = note.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line).description]));
  expect(kept.toSorted()).toEqual(COMMENTS.toSorted());
});
