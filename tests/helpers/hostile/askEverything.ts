import { GraphQLError } from "graphql";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { typePlaces } from "./fieldArguments.ts";
import { hostileDeeds, type DeedIds } from "./hostileDeeds.ts";
import type { HostileFacts } from "./hostileRepo.ts";
import type { SchemaDocuments } from "./schemaDocuments.ts";

type Json = ReturnType<typeof JSON.parse>;

/** What a repository answered to all that can be asked of it and done with it. */
export interface EverythingSaid {
  /** What was read before anything was written, by its document: the same for the same repository at the same path. */
  readonly reads: ReadonlyMap<string, string>;
  /** What was asked and done. */
  readonly documents: readonly string[];
  /** All that was said, whatever it was. */
  readonly text: string;
  /** The codes of all failures. */
  readonly codes: ReadonlySet<string>;
  /** What went into the log: failures that nobody foresaw. */
  readonly log: readonly string[];
}

/** Asks a repository for every field of the schema and does every deed; it is opened for that and closed again. */
export async function askEverything(
  path: string,
  facts: HostileFacts,
  documents: SchemaDocuments,
): Promise<EverythingSaid> {
  const opened = await openGraphql(path);
  const reads = new Map<string, string>();
  const asked: string[] = [];
  const texts: string[] = [];
  const codes = new Set<string>();

  /** Gives the first part of an answer: what subscriptions tell later is of no account. */
  async function ask(document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Json> {
    const abort = new AbortController();
    const parts = opened.graphql.parts(document, variables, abort.signal);
    // A stream that cannot begin fails as a whole.
    const { value: answer }: { value?: Json } = await parts.next().catch(failedAnswer);
    abort.abort();
    await parts.return(undefined); // Who waited for a reader waits no more before the next repository stands at the same path.
    for (const error of answer.errors ?? []) codes.add(error.extensions.code);
    documents.takeInAnswer(document, answer.data);
    asked.push(document, JSON.stringify(variables).replaceAll('"', " "));
    // What fails first is a matter of moments.
    const errors = (answer.errors ?? []).map((error: object) => JSON.stringify(error)).toSorted();
    texts.push(JSON.stringify({ data: answer.data, errors }));
    return answer.data;
  }

  for (const place of typePlaces(facts)) {
    const document = documents.document(place);
    await ask(document);
    // A look at uncommitted work is a deed too, and says when it was done.
    if (!document.includes("worktree {")) reads.set(document, comparable(texts.at(-1) ?? "null"));
  }
  const ids = idsIn(await ask(IDS, { key: facts.review }), texts);
  await ask(`{ repository(slug: "repo") { snapshots { ${documents.fieldsOf("KeptSnapshot")} } } }`);
  await ask(`{ settings { ${documents.fieldsOf("Settings")} } }`);
  await ask("query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }", { ids: ids.all });
  await ask("query ($id: ID!) { node(id: $id) { __typename id } }", { id: ids.repository });
  await ask(`{ repositories(first: 10) { ${documents.fieldsOf("RepositoryConnection")} } }`);
  const news = `{ ${documents.fieldsOf("ChangeNews")} }`;
  await ask(
    `query ($drawn: ID!, $key: String!) { repository(slug: "repo") { worktreeNews(drawn: $drawn) ${news}
      comparisonNews(base: "main", head: "topic", drawn: $drawn) ${news}
      review(key: $key) { reviewNews(drawn: $drawn) ${news} } } }`,
    { drawn: ids.comparison, key: facts.review },
  );
  await ask(
    `query ($id: String!) { repository(slug: "repo") { chosenRemark(id: $id) { ${documents.fieldsOf("ChosenRemark")} } } }`,
    { id: ids.commentOid },
  );
  for (const { name, input } of hostileDeeds(facts, ids)) await ask(documents.deed(name), { input });
  for (const place of typePlaces(facts)) if (place.type === "Review") await ask(documents.document(place));
  const batch = documents.fieldsOf("PatchBatch");
  const comparison = { comparison: ids.comparison };
  await ask(
    `subscription ($comparison: ID!) { patchBatches(comparison: $comparison, from: 0, options: { contextLines: 1 }) { ${batch} } }`,
    comparison,
  );
  await ask(`subscription { reviewChanges(slug: "repo") { ${documents.fieldsOf("ReviewChanges")} } }`);
  await ask(
    `subscription ($review: ID!) { waitForReader(review: $review) { ${documents.fieldsOf("AwaitedReview")} } }`,
    { review: ids.review },
  );
  await opened.close();
  return { reads, documents: asked, text: texts.join("\n"), codes, log: opened.log };
}

/** What comes in batches as it is found, and what is null where counting took long. */
const OF_MOMENTS = /^(?:allLineCounts|blame|lastCommits|searchCode|unseen|unseenHunks)_\d+$/u;

/** Leaves out of an answer what depends on how busy the machine is. */
function comparable(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (OF_MOMENTS.test(key) ? undefined : value));
}

/** Gives the answer of a stream that could not begin, which fails as a whole. */
function failedAnswer(error: unknown): { readonly value: Json } {
  if (!(error instanceof Error)) throw error;
  const code: unknown = "code" in error ? error.code : error instanceof GraphQLError && error.extensions["code"];
  return { value: { data: null, errors: [{ message: error.message, extensions: { code } }] } };
}

const IDS = `query ($key: String!) { repository(slug: "repo") { id
  review(key: $key) { id headOid threads { id comments { id oid } } comparison { id firstPatches { hunkKeys } } }
  worktree { review { id } comparison { id } } } }`;

/** Finds what deeds are done with; where something could not be read, they are done with nothing that there is. */
function idsIn(
  data: Json,
  texts: readonly string[],
): DeedIds & { readonly all: readonly string[]; readonly commentOid: string } {
  const { id: repository = "x", review, worktree } = data?.repository ?? {};
  const [thread] = review?.threads ?? [];
  const all = texts.flatMap((text) => [...text.matchAll(/"id_0":"([^"]+)"/gu)].map(([, id = ""]) => id));
  return {
    repository,
    review: review?.id ?? "x",
    thread: thread?.id ?? "x",
    comment: thread?.comments[0]?.id ?? "x",
    commentOid: thread?.comments[0]?.oid ?? "0".repeat(40),
    worktreeReview: worktree?.review?.id ?? "x",
    worktreeChange: worktree?.comparison?.id ?? "x",
    headOid: review?.headOid ?? "0".repeat(40),
    seenKeys: (review?.comparison?.firstPatches?.hunkKeys ?? []).flatMap((keys: string) => keys.split(" ")),
    comparison: review?.comparison?.id ?? "x",
    all: [...new Set(all)].slice(0, 1000),
  };
}
