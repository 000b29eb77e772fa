import { homedir } from "node:os";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { inLine } from "#contract/untrustedText.ts";
import type { inbox_reading$data } from "#generated/inbox_reading.graphql.ts";
import type { inboxQuery } from "#generated/inboxQuery.graphql.ts";
import type { inboxReadingQuery } from "#generated/inboxReadingQuery.graphql.ts";
import putOffItem from "#generated/rowActionsMutation.graphql.ts";
import type { rowActionsMutation } from "#generated/rowActionsMutation.graphql.ts";
import { ageText } from "#server/git/disk/refLock.ts";
import { optionText, type ParsedCommand } from "../arguments/parseArguments.ts";
import { fieldsOf, type Fragment, graphql, type Operation, type OperationTypes } from "../client/Galley.ts";
import { answerIn } from "../client/openGalley.ts";
import { asJson, type CommandContext, type Outcome, readable } from "../commands/CommandResult.ts";
import { counted, tableText, utcMoment } from "../output/format.ts";
import {
  list,
  MOMENT,
  NUMBER,
  object,
  OBJECT_ID,
  oneOf,
  orNull,
  reportOf,
  TEXT,
  YES_OR_NO,
} from "../output/jsonSchema.ts";
import { IS_YOURS } from "./inboxCommand.ts";

const LISTS = { FOR_REVIEW: "Yours to review", TO_FIX: "Yours to fix", WAITING: "Waiting for others" } as const;
type List = keyof typeof LISTS;
const isList = (name: string): name is List => Object.hasOwn(LISTS, name);

/** The exit code when a repository could not be read. */
const IN_PART = 2;

const QUERY = graphql`
  query inboxQuery($last: Boolean!) @throwOnFieldError {
    inbox {
      folderProblems
      repositories {
        id
        name
        path
        isGone
        lastReading @include(if: $last) {
          ...inbox_reading
        }
      }
    }
  }
`;

const READING = graphql`
  query inboxReadingQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on KnownRepository {
        reading {
          ...inbox_reading
        }
      }
    }
  }
`;

void graphql`
  fragment inbox_reading on InboxReading @throwOnFieldError {
    readAt
    problem
    items {
      key
      state
      list
      title
      reason
      since
      isPutOff
      revision
      unviewedFiles
      newComments
      worktree {
        path
      }
    }
    worktrees {
      path
      branch
      locked
      isGone
      files
      base
      ahead
      owners
      isShared
    }
  }
`;

type Reading = inbox_reading$data;
type KnownRepository = inboxQuery["response"]["inbox"]["repositories"][number];

/** A known repository with what waits in it; null if it was never read, or is gone. */
interface ReadRepository extends Pick<KnownRepository, "name" | "path" | "isGone"> {
  readonly reading: Reading | null;
}

function readingOf(reading: Fragment<Reading> | null | undefined): Reading | null {
  return reading == null ? null : fieldsOf(reading);
}

type Item = Reading["items"][number] & { readonly repository: string };

const ITEM = reportOf<Item>()({
  key: [TEXT, ({ key }) => key],
  list: [oneOf(Object.keys(LISTS)), ({ list: name }) => name],
  repository: [TEXT, ({ repository }) => repository],
  worktree: [orNull(TEXT), ({ worktree }) => worktree?.path ?? null],
  review: [orNull(OBJECT_ID), ({ revision }) => revision ?? null],
  title: [TEXT, ({ title }) => title],
  reason: [TEXT, ({ reason }) => reason],
  since: [MOMENT, ({ since }) => utcMoment(since)],
  unviewedFiles: [orNull(NUMBER), ({ unviewedFiles }) => unviewedFiles ?? null],
  newComments: [NUMBER, ({ newComments }) => newComments],
  isPutOff: [YES_OR_NO, ({ isPutOff }) => isPutOff],
});

const WORKTREE = reportOf<Reading["worktrees"][number]>()({
  path: [TEXT, ({ path }) => path],
  branch: [orNull(TEXT), ({ branch }) => branch ?? null],
  locked: [orNull(TEXT), ({ locked }) => locked ?? null],
  isGone: [YES_OR_NO, ({ isGone }) => isGone],
  uncommittedFiles: [orNull(NUMBER), ({ files }) => files ?? null],
  base: [orNull(TEXT), ({ base }) => base ?? null],
  ahead: [NUMBER, ({ ahead }) => ahead],
  owners: [list(TEXT), ({ owners }) => owners],
  isShared: [YES_OR_NO, ({ isShared }) => isShared],
});

const REPOSITORY = reportOf<ReadRepository>()({
  name: [TEXT, ({ name }) => name],
  path: [TEXT, ({ path }) => path],
  isGone: [YES_OR_NO, ({ isGone }) => isGone],
  readAt: [orNull(MOMENT), ({ reading }) => (reading === null ? null : utcMoment(reading.readAt))],
  problem: [orNull(TEXT), ({ reading }) => reading?.problem ?? null],
  worktrees: [list(WORKTREE.schema), ({ reading }) => (reading?.worktrees ?? []).map(WORKTREE.of)],
});

export const inboxSchema = object({
  items: list(ITEM.schema),
  repositories: list(REPOSITORY.schema),
  folderProblems: list(TEXT),
});

type Execute = <Types extends OperationTypes>(
  operation: Operation,
  variables: Types["variables"],
) => Promise<Types["response"]>;

/** Lists what waits in all known repositories, or puts an item off. Exits with 5 while something is the user's. */
export async function inboxCommand(command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const { agent, signal, reportProgress } = context;
  const { executeHere } = await import("#server/http/executeHere.ts");
  const { parts } = executeHere([], agent, reportProgress);
  const execute: Execute = async <Types extends OperationTypes>(
    { params }: Operation,
    variables: Types["variables"],
  ) => {
    for await (const part of parts(params.text ?? "", variables, signal)) return answerIn(part) as Types["response"]; // typed by the compiler
    throw new Error(`There was no response to ${params.name}.`);
  };
  const id = optionText(command, "put-off");
  if (command.options["undo"] === true && id === undefined)
    throw new GalleyError("BAD_INPUT", "--undo is for `galley inbox --put-off` only.");
  const isSaved = command.options["last"] === true || id !== undefined;
  const { inbox } = await execute<inboxQuery>(QUERY, { last: isSaved });
  const repositories: readonly ReadRepository[] = isSaved
    ? inbox.repositories.map((one) => ({ ...one, reading: readingOf(one.lastReading) }))
    : await readAll(execute, inbox.repositories, reportProgress);
  const all = repositories
    .flatMap(({ path, reading }): readonly Item[] =>
      (reading?.items ?? []).map((item) => ({ ...item, repository: path })),
    )
    .toSorted((one, other) => Date.parse(other.since) - Date.parse(one.since));
  if (id !== undefined) return putOff(execute, all, id, command.options["undo"] === true);
  const items = all.filter(({ isPutOff }) => !isPutOff || command.options["all"] === true);
  const isYours = all.some((item) => item.list !== "WAITING" && !item.isPutOff);
  const isInPart = repositories.some(({ reading }) => reading?.problem != null);
  const code = isYours ? IS_YOURS : isInPart ? IN_PART : 0;
  if (optionText(command, "format") !== "json" && command.options["json"] !== true)
    return readable(inboxText(items, repositories, inbox.folderProblems, isSaved), code);
  const { folderProblems } = inbox;
  return asJson({ items: items.map(ITEM.of), repositories: repositories.map(REPOSITORY.of), folderProblems }, code);
}

/** Reads what waits in each repository. If that takes more than a second, it reports how many were read, less and less often. */
async function readAll(
  execute: Execute,
  known: readonly KnownRepository[],
  reportProgress: (line: string) => void,
): Promise<readonly ReadRepository[]> {
  let done = 0;
  let timer: NodeJS.Timeout;
  const reportIn = (ms: number): void => {
    timer = setTimeout(() => {
      reportProgress(`Read ${done} of ${counted(known.length, "repository", "repositories")} …`);
      reportIn(2 * ms);
    }, ms);
  };
  reportIn(1000);
  const read = async (one: KnownRepository): Promise<ReadRepository> => {
    const answer = one.isGone ? null : await execute<inboxReadingQuery>(READING, { id: one.id });
    done += 1;
    return { ...one, reading: readingOf(answer?.node?.reading) };
  };
  return Promise.all(known.map(read)).finally(() => clearTimeout(timer));
}

/** Puts an item off, in the state in which it was last listed, or lists it again. */
async function putOff(execute: Execute, items: readonly Item[], id: string, isUndone: boolean): Promise<Outcome> {
  const [item, ...others] = items.filter((one) => one.key === id || idOf(one).startsWith(id));
  const next = "`galley inbox --all` lists all with their ids.";
  if (item === undefined) throw new GalleyError("NOT_FOUND", `Nothing in the inbox has the id “${id}”.`, { next });
  if (others.length > 0)
    throw new GalleyError("BAD_INPUT", `Several items have the id “${id}”.`, {
      next: "Name one by its key, which `galley inbox --all --format json` prints.",
    });
  const state = isUndone ? null : item.state;
  await execute<rowActionsMutation>(putOffItem, { input: { key: item.key, state } });
  const title = `“${displayLine(item.title)}”`;
  return readable(isUndone ? `${title} is listed again.\n` : `${title} is put off until something about it changes.\n`);
}

function idOf({ key }: Item): string {
  return key.replace(/^.* /u, "");
}

const NONE_KNOWN = `Galley knows no repository yet: it lists those that it opened, and those in the folders that you name.
To name one: git config --global --add galley.inboxFolder ~/src
`;
const HINT = `To open a review: galley review <id> -C <path>; a work tree: galley <path>
To put one off until something about it changes: galley inbox --put-off <id>
`;

/** Lists the items as text, then what could not be read. */
function inboxText(
  items: readonly Item[],
  repositories: readonly ReadRepository[],
  folderProblems: readonly string[],
  isSaved: boolean,
): string {
  const now = Date.now();
  const lists = Object.keys(LISTS)
    .filter(isList)
    .map((name) => {
      const rows = items.filter((item) => item.list === name).map((item) => rowOf(item, now));
      return rows.length === 0 ? `${LISTS[name]}: nothing\n` : `${LISTS[name]} (${rows.length})\n${tableText(rows)}`;
    });
  const times = repositories.flatMap(({ reading }) => (reading === null ? [] : [Date.parse(reading.readAt)]));
  const unread = repositories.filter(({ isGone, reading }) => reading === null && !isGone).length;
  const notes = [
    ...(isSaved && times.length > 0 ? [`The oldest of this was read ${ageText(now - Math.min(...times))} ago.`] : []),
    ...(unread > 0
      ? [`${counted(unread, "repository was", "repositories were")} never read: run \`galley inbox\`.`]
      : []),
    ...folderProblems,
    ...repositories.flatMap(({ path, isGone, reading }) => {
      if (isGone) return [`${placeText(path)} is gone.`];
      return reading?.problem == null ? [] : [`${placeText(path)} was not read: ${displayLine(reading.problem)}`];
    }),
  ].map((note) => `${inLine(note)}\n`);
  const isNew = repositories.length === 0 && folderProblems.length === 0;
  return [isNew ? NONE_KNOWN : lists.join("\n"), notes.join(""), items.length === 0 ? "" : HINT]
    .filter((part) => part !== "")
    .join("\n");
}

function rowOf(item: Item, now: number): readonly string[] {
  const { since, repository, worktree, title, reason, unviewedFiles, newComments, isPutOff } = item;
  const notes = [
    ...(unviewedFiles == null || unviewedFiles === 0 ? [] : [`${counted(unviewedFiles, "file")} not viewed`]),
    ...(newComments === 0 ? [] : [counted(newComments, "new comment")]),
    ...(isPutOff ? ["put off"] : []),
  ];
  return [
    idOf(item).slice(0, 12),
    `${ageText(now - Date.parse(since))} ago`,
    placeText(worktree?.path ?? repository),
    displayLine(reason) + (notes.length === 0 ? "" : ` (${notes.join(", ")})`),
    displayLine(title),
  ];
}

/** Writes a path with ~ for the user's home. */
function placeText(path: string): string {
  const home = `${homedir()}/`;
  return displayLine(path.startsWith(home) ? `~/${path.slice(home.length)}` : path);
}
