import { relative, resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { type AskedVerb, optionText } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { addRemark, answerRemark } from "../mutations/commentMutations.ts";
import { chosenRemark, chosenRemarks } from "../reviews/findComments.ts";
import { chosenReview } from "../reviews/findReview.ts";
import { type Outcome, remarksOutcome } from "./CommandResult.ts";

/** Prints the remarks of a review. */
export async function comments(galley: Galley, asked: AskedVerb): Promise<Outcome> {
  const wanted = { isOpen: asked.options["open"] === true, since: optionText(asked, "since") };
  const { remarks } = await chosenRemarks(galley, asked.places[0], wanted);
  return remarksOutcome(remarks, optionText(asked, "format"), 0);
}

/** Remarks on a place and gives the remark's id; where that is uncommitted work, on what is in the files this moment. */
export async function comment(galley: Galley, asked: AskedVerb, body: string, directory: string): Promise<string> {
  const { id } = await chosenReview(galley, optionText(asked, "review"), true);
  const place = readPlace(asked.places[0], directory, galley.root);
  const side = asked.options["old"] === true ? "OLD" : "NEW";
  const kind = asked.options["note"] === true ? "NOTE" : "BLOCKING";
  return addRemark(galley, { review: id, anchor: { ...place, side }, body, kind });
}

export interface Place {
  readonly path: string | null;
  readonly startLine: number | null;
  readonly endLine: number | null;
}

const OUTSIDE = "This path leads out of the repository.";

/**
 * Reads `path`, `path:12` or `path:12-14`; nothing is the review as a whole. A path that begins with `.` is one from
 * `directory`, any other from the root. A file whose name ends like a line number is written with one: `odd:7:1`.
 */
function readPlace(word: string | undefined, directory: string, root: string): Place {
  if (word === undefined) return { path: null, startLine: null, endLine: null };
  const [, name = word, start, end] = /^(.+?):(\d{1,9})(?:-(\d{1,9}))?$/su.exec(word) ?? [];
  const path = /^\.{1,2}\//u.test(name) ? relative(root, resolve(directory, name)).replaceAll("\\", "/") : name;
  if (path.startsWith("../") || path === "") throw new GalleyError("BAD_INPUT", OUTSIDE);
  const startLine = start === undefined ? null : Number(start);
  return { path, startLine, endLine: end === undefined ? startLine : Number(end) };
}

const ONLY_WITH = "A revision behind the remark's id is what addressed it.";

/** Answers a remark, proposes that it is addressed where that is asked for, and gives the answer's id. */
export async function replyVerb(galley: Galley, { places, options }: AskedVerb, body: string): Promise<string> {
  const [id, revision] = places;
  const isAddressed = options["addressed"] === true;
  if (revision !== undefined && !isAddressed)
    throw new GalleyError("BAD_INPUT", ONLY_WITH, { next: `Say so: galley reply ${id} --addressed ${revision}` });
  const { thread, oid } = await chosenRemark(galley, id);
  const answer = { thread: thread.id, replyTo: oid, body, isAddressed, addressedBy: revision ?? null };
  return (await answerRemark(galley, answer)).id;
}
