import { ExtrasReader, goJson, GoObject, present, requireWritable } from "./noteJson.ts";
import { inputRules } from "./inputRules.ts";

/** The fields that the author of a review edits, with their values as long as nobody enters one: texts or lists of texts. */
export const INITIAL_FIELDS = {
  /** The title, an empty line and the rest, as in the message of a commit. */
  description: "",
  reviewers: Object.freeze<string[]>([]),
};
export type EditableFields = Readonly<typeof INITIAL_FIELDS>;
type FieldName = keyof EditableFields;

interface EditableField<Value> {
  /** Its name in a sentence. */
  readonly label: string;
  readonly read: (line: GoObject, added: ExtrasReader) => Value;
  /** Checks what somebody enters, and returns what to store. Fails as BAD_INPUT. */
  readonly rule: (value: Value) => Value;
}

const FIELDS: { readonly [Name in FieldName]: EditableField<EditableFields[Name]> } = {
  description: {
    label: "the title or the description",
    read: (line) => line.text("description"),
    // It is made of a title and a text that are checked.
    rule: (description) => description,
  },
  reviewers: { label: "the reviewers", read: (line) => line.texts("reviewers"), rule: inputRules.reviewers },
};

const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);
const FIELD_NAMES = Object.keys(FIELDS).filter(isFieldName);

function mapFields(valueOf: <Name extends FieldName>(name: Name) => EditableFields[Name]): EditableFields {
  return FIELD_NAMES.reduce<EditableFields>((done, name) => ({ ...done, [name]: valueOf(name) }), INITIAL_FIELDS);
}

export function editableFields(request: EditableFields): EditableFields {
  return mapFields((name) => request[name]);
}

/** What somebody enters: fields that are absent or null do not change. */
export type EnteredFields = { readonly [Name in FieldName]?: EditableFields[Name] | null | undefined };

/** Returns the fields with those that were entered in place of those before. Fails as BAD_INPUT. */
export function editFields(before: EditableFields, entered: EnteredFields): EditableFields {
  return mapFields((name) => {
    const value = entered[name];
    return value == null ? before[name] : FIELDS[name].rule(value);
  });
}

/** Returns the names, for a sentence, of the fields that differ. */
export function changedFields(before: EditableFields, after: EditableFields): readonly string[] {
  const changed = FIELD_NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return changed.map((name) => FIELDS[name].label);
}

/** One line of `refs/notes/devtools/reviews`. All lines of a review are kept; the latest by time is the current one. */
export interface RequestItem extends EditableFields {
  /** Seconds since 1970, ten digits: lines are sorted as text. */
  readonly timestamp: string;
  readonly reviewRef: string;
  /** Empty if the review is abandoned. */
  readonly targetRef: string;
  readonly requester: string;
  readonly baseCommit: string;
  /** The first commit after a rewrite; the note stays on the original first commit. */
  readonly alias: string;
  readonly extras: RequestExtras;
}

/** The members that Galley adds to a request, besides editable fields; other tools ignore them. All may be absent. */
export type RequestExtras = ReturnType<typeof readExtras>;

function readExtras(extras: ExtrasReader) {
  return present({
    /** The client's idempotency key: a line whose key exists already is not written again. */
    key: extras.key("key"),
    name: extras.name("name"),
    /** The email and the name of the writer of the line, if that is not the requester. */
    by: extras.name("by"),
    byName: extras.name("byName"),
    act: extras.oneOf("act", ["request", "update", "patchSet", "abandon", "reopen", "close"]),
    head: extras.oid("head"),
    base: extras.oid("base"),
    /** The kind of `head` if it is not an ordinary commit. */
    kind: extras.oneOf("kind", ["snapshot"]),
    /** The work tree whose uncommitted work is reviewed. */
    worktree: extras.name("worktree"),
    /** Keeps the order of items with the same second. */
    sequence: extras.count("sequence", 0),
    /** The way the change came into the target, if ancestry does not show it. */
    closed: extras.oneOf("closed", ["merge", "squash", "rebase"]),
    /** If Galley landed it: the target's commit before and after, and why requirements were overridden. */
    landedOnto: extras.oid("landedOnto"),
    landed: extras.oid("landed"),
    override: extras.name("override"),
    /** The last commit of the review's branch, if landing deleted that. */
    deleted: extras.oid("deleted"),
    /** The commit that landed, if that was undone. */
    undone: extras.oid("undone"),
    /** The person who imported it from a mail; nobody verified who sent that. */
    imported: extras.imported("imported"),
    /** The pull request that it is of. Its commits come from there, by a fetch. */
    pull: readPull(extras.below("pull")),
    /** The Message-IDs of the letter and the patches of an imported patch set; the first is empty without a letter. */
    mails: extras.lines("mails"),
    /** The review that has the comments on the files of a submodule, in its repository; there, the review that it is a part of. */
    part: readPart(extras.below("part")),
    partOf: readPart(extras.below("partOf")),
  });
}

/** A review in another repository, and the path of the submodule. */
function readPart(extras: ExtrasReader) {
  const [path, review] = [extras.matching("path", /^[^\0]+$/u), extras.oid("review")];
  return path === undefined || review === undefined ? undefined : { path, review };
}

const PULL_KINDS = ["pull", "mergeRequest", "pullRequest", "change"] as const;

function readPull(extras: ExtrasReader) {
  const [kind, number] = [extras.oneOf("kind", PULL_KINDS), extras.count("number", 1)];
  const [host, path] = [extras.name("host"), extras.name("path")];
  if (kind === undefined || number === undefined || host === undefined || path === undefined) return undefined;
  /** The branch that it is compared with; absent for the default branch. */
  const base = extras.name("base");
  return { kind, host, path, number, ...(base !== undefined && { base }) };
}

/** A pull request: its kind is by the refs of its host, and `path` is that of the repository there. */
export type Pull = NonNullable<ReturnType<typeof readPull>>;

/**
 * Parses one line of `refs/notes/devtools/reviews` exactly as git-appraise does; returns null if git-appraise sees no
 * request in it. The line is text as returned by `decodeBytes`, without its newline. Linear in its length.
 */
export function parseRequestLine(line: string): RequestItem | null {
  try {
    const fields = GoObject.parse(line);
    const added = new ExtrasReader(fields.extras("galley"));
    const item = {
      ...mapFields((name) => FIELDS[name].read(fields, added)),
      timestamp: fields.text("timestamp"),
      reviewRef: fields.text("reviewRef"),
      targetRef: fields.text("targetRef"),
      requester: fields.text("requester"),
      baseCommit: fields.text("baseCommit"),
      alias: fields.text("alias"),
    };
    fields.text("signature");
    return fields.isZero("v") ? { ...item, extras: readExtras(added) } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Writes the line of `refs/notes/devtools/reviews` for a request, without a newline: git-appraise's members, then our
 * extras. The target is written even if empty, which means abandoned. Fails as BAD_INPUT if a text is not well-formed.
 */
export function writeRequestLine(item: RequestItem): string {
  const fields = {
    timestamp: item.timestamp || undefined,
    reviewRef: item.reviewRef || undefined,
    targetRef: item.targetRef,
    requester: item.requester || undefined,
    reviewers: item.reviewers.length > 0 ? item.reviewers : undefined,
    description: item.description || undefined,
    baseCommit: item.baseCommit || undefined,
    alias: item.alias || undefined,
  };
  requireWritable(fields);
  const added = FIELD_NAMES.filter((name) => !(name in fields) && item[name].length > 0);
  const galley = { ...Object.fromEntries(added.map((name) => [name, item[name]])), ...item.extras };
  return goJson({ ...fields, galley: Object.keys(galley).length > 0 ? galley : undefined });
}
