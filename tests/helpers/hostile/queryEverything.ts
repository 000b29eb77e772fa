import { GraphQLError } from "graphql";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { fieldPaths } from "./fieldArguments.ts";
import { hostileMutations, type MutationIds } from "./hostileMutations.ts";
import type { HostileFacts } from "./hostileRepo.ts";
import type { SchemaDocuments } from "./schemaDocuments.ts";

type Json = ReturnType<typeof JSON.parse>;

/** The responses of a repository to every query and mutation. */
export interface EveryAnswer {
  /**
   * The responses to queries before anything was written, by document. They are the same for the same repository at the
   * same path.
   */
  readonly reads: ReadonlyMap<string, string>;
  /** The executed documents and their variables. */
  readonly documents: readonly string[];
  /** The text of all responses. */
  readonly text: string;
  /** The codes of all errors. */
  readonly codes: ReadonlySet<string>;
  /** The lines of the log: unexpected failures. */
  readonly log: readonly string[];
}

/**
 * Queries every field of the schema and runs every mutation on a repository, which is opened for this and closed again.
 */
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

  /** Returns the first part of a response: later updates of subscriptions do not matter. */
  async function runQuery(document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Json> {
    const abort = new AbortController();
    const parts = opened.graphql.parts(document, variables, abort.signal);
    // A stream that cannot start fails as a whole.
    const { value: answer }: { value?: Json } = await parts.next().catch(failedAnswer);
    abort.abort();
    await parts.return(undefined); // Nothing may still wait for a reader when the next repository is created at the same path.
    for (const error of answer.errors ?? []) codes.add(error.extensions.code);
    documents.takeInAnswer(document, answer.data);
    requested.push(document, JSON.stringify(variables).replaceAll('"', " "));
    // The order of errors depends on timing.
    const errors = (answer.errors ?? []).map((error: object) => JSON.stringify(error)).toSorted();
    texts.push(JSON.stringify({ data: answer.data, errors }));
    return answer.data;
  }

  for (const fieldPath of fieldPaths(facts)) {
    const document = documents.document(fieldPath);
    await runQuery(document);
    // Reading the uncommitted changes is an operation too, and its result contains its time.
    if (!document.includes("worktree {")) reads.set(document, comparable(texts.at(-1) ?? "null"));
  }
  const ids = idsIn(await runQuery(IDS, { key: facts.review }), texts);
  await runQuery(`{ repository(slug: "repo") { snapshots { ${documents.fieldsOf("SavedSnapshot")} } } }`);
  await runQuery(`{ settings { ${documents.fieldsOf("Settings")} } }`);
  const nodes = ids.all.map((id, index) => `node_${index}: node(id: ${JSON.stringify(id)}) { __typename id }`);
  await runQuery(`{ ${nodes.join(" ")} }`);
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
  const reports = `reports(all: true) { ${documents.fieldsOf("ChangeReports")} }`;
  const signed = `query ($key: String!) { repository(slug: "repo") { review(key: $key) {
    layerVerdicts { ${documents.fieldsOf("LayerVerdict")} }
    threads(verdicts: true) { layer { ${documents.fieldsOf("LayerPosition")} }
      comments { ${documents.fieldsOf("ReviewComment")} } } } } }`;
  const verified = `verifiedRange(range: "main..kinds", allowUnsigned: true) { ${documents.fieldsOf("VerifiedRange")} }`;
  for (const { name, input } of hostileMutations(facts, ids)) {
    await runQuery(documents.mutation(name), { input });
    // Later mutations delete the branch.
    if (name === "importReport")
      await runQuery(`{ repository(slug: "repo") { comparison(base: "main", head: "topic") { ${reports} } } }`);
    if (name === "publishDrafts") await runQuery(signed, { key: facts.review });
    if (name === "landReview") await runQuery(`{ repository(slug: "repo") { ${verified} } }`);
  }
  for (const fieldPath of fieldPaths(facts))
    if (fieldPath.type === "Review") await runQuery(documents.document(fieldPath));
  await runQuery(`subscription { reviewChanges(slug: "repo") { ${documents.fieldsOf("ReviewChanges")} } }`);
  await runQuery(
    `subscription ($review: ID!) { waitForReader(review: $review) { ${documents.fieldsOf("AwaitedReview")} } }`,
    { review: ids.review },
  );
  await runQuery(`subscription { requestedSends(slug: "repo") { ${documents.fieldsOf("SendTask")} } }`);
  await runQuery(`subscription ($review: ID!) { sendTask(review: $review) { ${documents.fieldsOf("SendTask")} } }`, {
    review: ids.review,
  });
  await opened.close();
  return { reads, documents: requested, text: texts.join("\n"), codes, log: opened.log };
}

/** Fields that are delivered in batches as results are found, or that are null if counting took too long. */
const OF_MOMENTS = /^(?:blame|searchCode|unseen|unviewedFiles)_\d+$/u;

/** Removes from a response what depends on the load of the machine. */
function comparable(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (OF_MOMENTS.test(key) ? undefined : value));
}

/** Returns the response of a stream that could not start, which fails as a whole. */
function failedAnswer(error: unknown): { readonly value: Json } {
  if (!(error instanceof Error)) throw error;
  const code: unknown = "code" in error ? error.code : error instanceof GraphQLError && error.extensions["code"];
  return { value: { data: null, errors: [{ message: error.message, extensions: { code } }] } };
}

const IDS = `query ($key: String!) { repository(slug: "repo") { id
  review(key: $key) { id headOid threads { id comments { id oid } } comparison { id firstPatches { hunkKeys } } }
  commit(revision: "kinds") { oid }
  worktree { review { id } comparison { id } } } }`;

/** Returns the ids for mutations. If something could not be read, uses ids that do not exist. */
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
