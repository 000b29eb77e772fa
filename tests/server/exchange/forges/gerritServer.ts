import { onTestFinished } from "vitest";
import { readGerritConversation } from "#server/exchange/forges/gerritConversation.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** A published comment. Ranges are as in Gerrit's `Comment.Range`: lines from 1, characters from 0, the end exclusive. */
export interface PublishedComment {
  readonly id: string;
  readonly path: string;
  readonly message: string;
  readonly by: number;
  /** Seconds since 1970. */
  readonly at: number;
  readonly patchSet: number;
  readonly line?: number;
  readonly range?: {
    readonly startLine: number;
    readonly startChar: number;
    readonly endLine: number;
    readonly endChar: number;
  };
  /** True for a comment on the first parent of the commit. */
  readonly isOnParent?: boolean;
  readonly inReplyTo?: string;
  readonly unresolved?: boolean;
}

/** Writes a comment as Gerrit's `Comment` class is stored in a note. `commit` is the commit that it is on. */
export function storedComment(comment: PublishedComment, commit: string): Readonly<Record<string, unknown>> {
  const { id, path, by, at, patchSet, line, range, isOnParent, inReplyTo, message, unresolved = false } = comment;
  return {
    ...(inReplyTo === undefined ? {} : { parentUuid: inReplyTo }),
    unresolved,
    key: { uuid: id, filename: path, patchSetId: patchSet },
    lineNbr: range?.endLine ?? line ?? 0,
    author: { id: by },
    writtenOn: new Date(at * 1000).toISOString().replace(".000Z", "Z"),
    side: isOnParent ? 0 : 1,
    message,
    ...(range === undefined ? {} : { range }),
    revId: commit,
    serverId: "server-1",
  };
}

interface Update {
  readonly by?: number | null;
  /** The name in the author line; newer versions of Gerrit write `Gerrit User 7`. */
  readonly name?: string;
  readonly at: number;
  readonly patchSet: number | string;
  readonly message?: string;
  readonly footers?: readonly string[];
  /** Comments to publish with it. */
  readonly comments?: readonly PublishedComment[];
}

/** A bare repository as a Gerrit server keeps it, with one change, number 1234. */
export interface GerritServer {
  readonly repo: TempRepo;
  /** The commit that the change is based on. */
  readonly base: string;
  readonly patchSets: Map<number, string>;
  /** Adds a patch set: its files and its message. */
  upload(files: Readonly<Record<string, string>>, message: string): Promise<string>;
  /** Adds an update to the meta ref. */
  update(update: Update): Promise<void>;
  /** Writes any text as the note on a commit, at the commit's id or at a path that is split into folders. */
  note(path: string, text: string): Promise<void>;
  /** Fetches the change into another repository, below `refs/pulls/`, with options for git. */
  fetch(options?: readonly string[]): Promise<TempRepo>;
  /** Fetches it so, and reads its conversation there. */
  read(
    patchSets?: ReadonlyMap<number, string>,
    options?: readonly string[],
    about?: { readonly host: string; readonly path: string; readonly number: number },
  ): ReturnType<typeof readGerritConversation>;
}

export const ABOUT = { host: "review.example.org", path: "tools/printer", number: 1234 } as const;
export const LINES = Array.from({ length: 20 }, (_, at) => `line ${at + 1}\n`);

export async function gerritServer(): Promise<GerritServer> {
  const repo = await tempRepo({ bare: true });
  const notes = new Map<string, string>();
  const comments = new Map<string, unknown[]>();
  const patchSets = new Map<number, string>();
  let meta: string | null = null;

  const blob = async (text: string) =>
    (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: text })).toString().trim();
  const tree = async (entries: ReadonlyMap<string, string>) => {
    const env = { GIT_INDEX_FILE: `${repo.path}/index` };
    const input = [...entries].map(([path, oid]) => `100644 ${oid} 0\t${path}\0`).join("");
    await repo.gitBytes(["read-tree", "--empty"], { env });
    await repo.gitBytes(["update-index", "--add", "-z", "--index-info"], { env, input });
    return (await repo.gitBytes(["write-tree"], { env })).toString().trim();
  };
  const commit = async (
    parents: readonly string[],
    root: string,
    message: string,
    env: Record<string, string> = {},
  ) => {
    const args = ["commit-tree", root, ...parents.flatMap((parent) => ["-p", parent])];
    return (await repo.gitBytes(args, { input: message, env })).toString().trim();
  };
  const treeOf = async (files: Readonly<Record<string, string>>) => {
    const entries = await Promise.all(
      Object.entries(files).map(async ([path, text]) => [path, await blob(text)] as const),
    );
    return tree(new Map(entries));
  };

  const fetch = async (options: readonly string[] = []) => {
    const clone = await tempRepo();
    await clone.git("remote", "add", "origin", `file://${repo.path}`);
    await clone.git("fetch", "-q", "--no-tags", ...options, "origin", "+refs/changes/34/1234/*:refs/pulls/*");
    return clone;
  };

  const base = await commit([], await treeOf({ "a.txt": LINES.join("") }), "Begin\n");
  await repo.git("update-ref", "refs/heads/main", base);
  return {
    repo,
    base,
    patchSets,
    async upload(files, message) {
      const oid = await commit([base], await treeOf(files), message);
      patchSets.set(patchSets.size + 1, oid);
      await repo.git("update-ref", `refs/changes/34/1234/${patchSets.size}`, oid);
      return oid;
    },
    async update({ by = 1, name = `Gerrit User ${by}`, at, patchSet, message, footers = [], comments: added = [] }) {
      for (const one of added) {
        const on = one.isOnParent ? base : (patchSets.get(one.patchSet) ?? "");
        const all = [...(comments.get(on) ?? []), storedComment(one, on)];
        comments.set(on, all);
        notes.set(on, await blob(JSON.stringify({ comments: all }, null, 2)));
      }
      const text = message === undefined ? "" : `${message}\n\n`;
      const lines = [`Patch-set: ${patchSet}`, ...footers].join("\n");
      const [author, email] = by === null ? ["Gerrit Code Review", "gerrit@server"] : [name, `${by}@server-1`];
      const date = `${at} +0000`;
      meta = await commit(
        meta === null ? [] : [meta],
        await tree(notes),
        `Update patch set ${patchSet}\n\n${text}${lines}\n`,
        {
          GIT_AUTHOR_NAME: author,
          GIT_AUTHOR_EMAIL: email,
          GIT_AUTHOR_DATE: date,
          GIT_COMMITTER_NAME: "Gerrit Code Review",
          GIT_COMMITTER_EMAIL: "gerrit@server",
          GIT_COMMITTER_DATE: date,
        },
      );
      await repo.git("update-ref", "refs/changes/34/1234/meta", meta);
    },
    async note(on, text) {
      notes.set(on, await blob(text));
    },
    fetch,
    async read(known = patchSets, options = [], about = ABOUT) {
      const clone = await fetch(options);
      const git = await openRepository(clone.path);
      onTestFinished(() => git.close());
      return readGerritConversation(git, await clone.git("rev-parse", "refs/pulls/meta"), known, about);
    },
  };
}

export const START = 1_600_000_000;

/** A change by account 1 with two patch sets, as Gerrit records their uploads. */
export async function twoPatchSets(): Promise<GerritServer> {
  const server = await gerritServer();
  const one = await server.upload(
    { "a.txt": LINES.with(4, "line five\n").join("") },
    "Write five out\n\nDigits are hard to read.\n\nChange-Id: I0123456789\n",
  );
  const two = await server.upload(
    { "a.txt": ["line zero\n", ...LINES.with(4, "line five\n")].join("") },
    "Write five out\n\nDigits are hard to read, so\nwrite them out.\n\nChange-Id: I0123456789\n",
  );
  await server.update({
    at: START,
    patchSet: 1,
    message: "Uploaded patch set 1.",
    footers: [
      "Change-id: I0123456789",
      "Subject: Write five out",
      "Branch: refs/heads/main",
      "Status: new",
      "Topic: digits",
      `Commit: ${one}`,
      "Tag: autogenerated:gerrit:newPatchSet",
      "Groups: 0123",
      "Private: false",
      "Work-in-progress: false",
    ],
  });
  await server.update({
    at: START + 1000,
    patchSet: 2,
    message: "Uploaded patch set 2.",
    footers: ["Subject: Write five out", `Commit: ${two}`, "Tag: autogenerated:gerrit:newPatchSet", "Groups: 0123"],
  });
  return server;
}
