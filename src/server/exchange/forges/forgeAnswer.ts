import { GalleyError } from "#contract/errors.ts";
import { isRecord } from "#contract/wire.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { type Fields, fieldsOf, lineNumber, listOf, textOf } from "#server/reviews/reports/Report.ts";

/** The form in which a forge states a pull request: the members with the address of its page and its number, and the end of that address. */
export interface RequestForm {
  readonly url: string;
  readonly number: string;
  readonly page: RegExp;
}

export interface RequestName {
  readonly host: string;
  readonly path: string;
  readonly number: number;
  readonly url: string;
}

export interface Replies {
  /** The one that states the pull request. */
  readonly request: Fields;
  readonly name: RequestName;
  readonly objects: readonly Fields[];
  /** The entries of all lists, each once. */
  readonly entries: readonly Fields[];
  readonly emptyLists: number;
}

/** Returns true if one of the replies states a pull request in this form. */
export function isAnswer(form: RequestForm, replies: readonly unknown[]): boolean {
  return replies.some((reply) => nameOf(form, reply) !== null);
}

/** Returns the pull request that a reply states; null if it states none. */
export function nameOf(form: RequestForm, reply: unknown): RequestName | null {
  const fields = fieldsOf(reply);
  const [url, number] = [textOf(fields[form.url]), lineNumber(fields[form.number])];
  if (number === null || !URL.canParse(url)) return null;
  const { protocol, host, pathname } = new URL(url);
  const at = pathname.search(form.page);
  return /^https?:$/u.test(protocol) && at > 0 ? { host, path: pathname.slice(1, at), number, url } : null;
}

const SEVERAL = "This is not the answer of one run of the command.";
const SAVE_ONE = "Save the output of one run of the command that `galley pr query` prints.";

/** Sorts replies. Fails as BAD_INPUT if several of them, or none, state the pull request. */
export function sortReplies(form: RequestForm, replies: readonly unknown[]): Replies {
  const objects = replies.filter(isRecord);
  const [request, ...others] = objects.filter((object) => nameOf(form, object) !== null);
  const name = nameOf(form, request);
  if (request === undefined || name === null || others.length > 0)
    throw new GalleyError("BAD_INPUT", SEVERAL, { next: SAVE_ONE });
  const entries = replies.flatMap(listOf).map(fieldsOf);
  // A page can repeat an entry of the page before it, if something was added in between.
  const unique = new Map(entries.map((entry) => [`${Object.keys(entry).join()} ${idOf(entry)}`, entry]));
  return { request, name, objects, entries: [...unique.values()], emptyLists: replies.filter(isEmptyList).length };
}

export function isEmptyList(reply: unknown): boolean {
  return Array.isArray(reply) && reply.length === 0;
}

const OTHER = "Some of these replies are about another pull request.";

export function requireSameRequest(isSame: boolean): void {
  if (!isSame) throw new GalleyError("BAD_INPUT", OTHER, { next: SAVE_ONE });
}

export function oidOf(value: unknown): Oid | null {
  const text = textOf(value);
  return isOid(text) ? text : null;
}

/** Reads a time of a reply, in seconds since 1970; null if it has none. */
export function timeOf(value: unknown): number | null {
  const time = Date.parse(textOf(value));
  return Number.isNaN(time) ? null : Math.floor(time / 1000);
}

export function idOf({ id }: Fields): string {
  return typeof id === "number" ? String(id) : textOf(id);
}
