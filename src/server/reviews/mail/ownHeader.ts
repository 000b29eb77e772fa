import { isRecord } from "#contract/wire.ts";
import { ExtrasReader, present } from "../notes/extras.ts";

/** The header in which a mail that Galley wrote has what mail cannot say. */
export const OWN_HEADER = "X-Galley";

/** The content of this header. Anybody can write it: it is trusted no more than the rest of a mail. */
export type OwnFields = ReturnType<typeof readFields>;

const LINE_LENGTH = 70;

/** Encodes fields as the value of the header, folded. */
export function ownHeader(fields: OwnFields): string {
  const encoded = Buffer.from(JSON.stringify(fields)).toString("base64");
  return (encoded.match(new RegExp(`.{1,${LINE_LENGTH}}`, "gu")) ?? []).join("\n ");
}

/** Reads the value of the header; leaves out invalid fields. Null if it is none of ours. */
export function readOwnHeader(value: string): OwnFields | null {
  if (value === "") return null;
  try {
    const fields: unknown = JSON.parse(Buffer.from(value.replace(/\s/gu, ""), "base64").toString("utf8"));
    return isRecord(fields) ? readFields(fields) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function readFields(value: unknown) {
  const fields = new ExtrasReader(value);
  return present({
    /** The first commit of the review, and the head of the patch set. */
    review: fields.oid("review"),
    head: fields.oid("head"),
    /** The id of the comment where it was written. */
    id: fields.name("id"),
    /** The author, who may have no address. */
    author: fields.name("author"),
    name: fields.name("name"),
    /** The end of the patch set that it is on, and the place there: a list of one path. */
    on: fields.oneOf("on", ["head", "base"]),
    path: fields.lines("path"),
    startLine: fields.count("startLine", 1),
    endLine: fields.count("endLine", 1),
    /** The number of lines in the mail before the text of the comment. */
    skip: fields.count("skip", 0),
    verdict: fields.oneOf("verdict", ["approve", "reject", "comment"]),
    act: fields.oneOf("act", ["resolve", "reopen"]),
    /** The comment's own bit; absent if it has none. */
    bit: fields.oneOf("bit", ["accepts", "objects"]),
    sequence: fields.count("sequence", 0),
    agent: fields.name("agent"),
  });
}
