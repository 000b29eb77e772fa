import { GraphQLError } from "graphql";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { fieldPaths } from "./fieldArguments.ts";
import { hostileMutations, type MutationIds } from "./hostileMutations.ts";
import type { HostileFacts } from "./hostileRepo.ts";
import type { SchemaDocuments } from "./schemaDocuments.ts";

type Json = ReturnType<typeof JSON.parse>;

/** What a repository answered to all that can be asked of it and done with it. */
export interface EveryAnswer {
  /** What was read before anything was written, by its document: the same for the same repository at the same path. */
  readonly reads: ReadonlyMap<string, string>;
  /** What was asked and done. */
  readonly documents: readonly string[];
  /** All that was reported, whatever it was. */
  readonly text: string;
  /** The codes of all failures. */
  readonly codes: ReadonlySet<string>;
  /** What went into the log: failures that nobody foresaw. */
  readonly log: readonly string[];
}

/** Asks a repository for every field of the schema and does every operation; it is opened for that and closed again. */
export async function queryEverything(
  path: string,
  facts: HostileFacts,
  documents: SchemaDocuments,
): Promise<EveryAnswer> {
  const opened = await openGraphql(path);
  const reads = new Map<string, string>();
  const requested: string[] = [];
  const texts: string[] = [];
  const codes = new Set<string>();

  /** Gives the first part of an answer: what subscriptions report later is of no account. */
  async function runQuery(document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Json> {
    const abort = new AbortController();
    const parts = opened.graphql.parts(document, variables, abort.signal);
    // A stream that cannot begin fails as a whole.
    const { value: answer }: { value?: Json } = await parts.next().catch(failedAnswer);
    abort.abort();
    await parts.return(undefined); // Who waited for a reader waits no more before the next repository is at the same path.
    for (const error of answer.errors ?? []) codes.add(error.extensions.code);
    documents.takeInAnswer(document, answer.data);
    requested.push(document, JSON.stringify(variables).replaceAll('"', " "));
    // What fails first is a matter of moments.
    const errors = (answer.errors ?? []).map((error: object) => JSON.stringify(error)).toSorted();
    texts.push(JSON.stringify({ data: answer.data, errors }));
    return answer.data;
  }

  for (const fieldPath of fieldPaths(facts)) {
    const document = documents.document(fieldPath);
    await runQuery(document);
    // A look at uncommitted work is an operation too, and says when it was done.
    if (!document.includes("worktree {")) reads.set(document, comparable(texts.at(-1) ?? "null"));
  }
  const ids = idsIn(await runQuery(IDS, { key: facts.review }), texts);
  await runQuery(`{ repository(slug: "repo") { snapshots { ${documents.fieldsOf("SavedSnapshot")} } } }`);
  await runQuery(`{ settings { ${documents.fieldsOf("Settings")} } }`);
  await runQuery("query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }", { ids: ids.all });
  await runQuery("query ($id: ID!) { node(id: $id) { __typename id } }", { id: ids.repository });
  await runQuery(`{ repositories(first: 10) { ${documents.fieldsOf("RepositoryConnection")} } }`);
  const updateFields = `{ ${documents.fieldsOf("ChangeUpdate")} }`;
  await runQuery(
    `query ($drawn: ID!, $key: String!) { repository(slug: "repo") { worktreeUpdate(drawn: $drawn) ${updateFields}
      comparisonUpdate(base: "main", head: "topic", drawn: $drawn) ${updateFields}
      review(key: $key) { reviewUpdate(drawn: $drawn) ${updateFields} } } }`,
    { drawn: ids.comparison, key: facts.review },
  );
  await runQuery(
    `query ($id: String!) { repository(slug: "repo") { commentById(id: $id) { ${documents.fieldsOf("ReviewComment")} } } }`,
    { id: ids.commentOid },
  );
  const evidence = `evidence(all: true) { ${documents.fieldsOf("Evidence")} }`;
  const signed = `query ($key: String!) { repository(slug: "repo") { review(key: $key) {
    layerVerdicts { ${documents.fieldsOf("LayerVerdict")} }
    threads(verdicts: true) { layer { ${documents.fieldsOf("LayerPosition")} }
      comments { ${documents.fieldsOf("ReviewComment")} } } } } }`;
  const verified = `verifiedRange(range: "main..kinds", allowUnsigned: true) { ${documents.fieldsOf("VerifiedRange")} }`;
  const dismissed = `dismissedCode { ${documents.fieldsOf("DismissedCode")} }`;
  for (const { name, input } of hostileMutations(facts, ids)) {
    await runQuery(documents.mutation(name), { input });
    // Later the branch is gone.
    if (name === "importReport")
      await runQuery(`{ repository(slug: "repo") { comparison(base: "main", head: "topic") { ${evidence} } } }`);
    if (name === "importDismissals") await runQuery(`{ repository(slug: "repo") { ${dismissed} } }`);
    if (name === "giveVerdict") await runQuery(signed, { key: facts.review });
    if (name === "landReview") await runQuery(`{ repository(slug: "repo") { ${verified} } }`);
  }
  for (const fieldPath of fieldPaths(facts))
    if (fieldPath.type === "Review") await runQuery(documents.document(fieldPath));
  await runQuery(`subscription { reviewChanges(slug: "repo") { ${documents.fieldsOf("ReviewChanges")} } }`);
  await runQuery(
    `subscription ($review: ID!) { waitForReader(review: $review) { ${documents.fieldsOf("AwaitedReview")} } }`,
    { review: ids.review },
  );
  await opened.close();
  return { reads, documents: requested, text: texts.join("\n"), codes, log: opened.log };
}

/** What comes in batches as it is found, and what is null where counting took long. */
const OF_MOMENTS = /^(?:allLineCounts|blame|lastCommits|searchCode|unseen|unviewedHunks)_\d+$/u;

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
  commit(revision: "kinds") { oid }
  worktree { review { id } comparison { id } } } }`;

/** Finds what operations are done with; where something could not be read, they are done with nothing that there is. */
function idsIn(
  data: Json,
  texts: readonly string[],
): MutationIds & { readonly all: readonly string[]; readonly commentOid: string } {
  const { id: repository = "x", review, commit, worktree } = data?.repository ?? {};
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
    kindsOid: commit?.oid ?? "0".repeat(40),
    headOid: review?.headOid ?? "0".repeat(40),
    viewedKeys: (review?.comparison?.firstPatches?.hunkKeys ?? []).flatMap((keys: string) => keys.split(" ")),
    comparison: review?.comparison?.id ?? "x",
    all: [...new Set(all)].slice(0, 1000),
  };
}
