import { createHash } from "node:crypto";
import type {
  ApprovedByEntity,
  DiscussionNotePositionLineRangeSchema,
  DiscussionNotePositionTextSchema,
  DiscussionSchema,
  ExpandedMergeRequestSchema,
  MergeRequestDiffVersionsSchema,
  MergeRequestDiscussionNoteSchema,
  MergeRequestDraftNoteSchema,
  MergeRequestReviewerSchema,
} from "@gitbeaker/core";
import type { DiffRow } from "./diffRows.ts";

/** The named members of a type, so that a member with another name does not compile. */
export type Known<Type> = { readonly [Name in keyof Type as string extends Name ? never : Name]: Type[Name] };

export type User = Known<ApprovedByEntity["user"]>;

/** GitLab's documentation has numbers where these types have texts, and positions of files. */
export type Position = Omit<
  Known<DiscussionNotePositionTextSchema>,
  "new_line" | "old_line" | "line_range" | "position_type"
> & {
  readonly position_type: DiscussionNotePositionTextSchema["position_type"] | "file";
  readonly new_line: number | null;
  readonly old_line: number | null;
  readonly line_range?: Known<DiscussionNotePositionLineRangeSchema>;
};

/** The types lack what the API adds for notes that can be resolved, and who did it is a user. */
export type Note = Omit<Known<MergeRequestDiscussionNoteSchema>, "resolved_by" | "resolved_at" | "position"> & {
  readonly position?: Position;
  readonly resolved?: boolean;
  readonly resolved_by?: User | null;
  readonly resolved_at?: string | null;
};

export type Discussion = Omit<Known<DiscussionSchema>, "notes"> & { readonly notes: readonly Note[] };
export type Version = Known<MergeRequestDiffVersionsSchema>;
export type Reviewer = Omit<Known<MergeRequestReviewerSchema>, "user"> & { readonly user: User };
export type Draft = Omit<Known<MergeRequestDraftNoteSchema>, "position" | "discussion_id"> & {
  readonly position: Partial<Position>;
  readonly discussion_id: string | null;
};
export type Request = Pick<
  Known<ExpandedMergeRequestSchema>,
  | ("id" | "iid" | "project_id" | "title" | "description" | "state" | "created_at" | "updated_at")
  | ("web_url" | "author" | "reviewers" | "sha" | "diff_refs" | "user_notes_count")
>;
/** Releases before 18 have no time of an approval. */
export type Approvals = { readonly approved_by: readonly { readonly user: User; readonly approved_at?: string }[] };

/** The members of a request. */
export interface DraftFields {
  readonly note?: string;
  readonly body?: string;
  readonly sha?: string;
  readonly resolved?: boolean;
  readonly in_reply_to_discussion_id?: string;
  readonly position?: Pick<
    Position,
    "base_sha" | "start_sha" | "head_sha" | "old_path" | "new_path" | "position_type"
  > & {
    readonly old_line?: number;
    readonly new_line?: number;
    readonly line_range?: Known<DiscussionNotePositionLineRangeSchema>;
  };
}

/** What a client names: an unchanged line by both of its numbers, a removed one by the old, an added one by the new. */
export interface Line {
  readonly path: string;
  readonly oldLine?: number;
  readonly newLine?: number;
  /** The first of several lines. */
  readonly from?: { readonly oldLine?: number; readonly newLine?: number };
}

export function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

export function user(username: string): User {
  const id = [...username].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000;
  const name = username.charAt(0).toUpperCase() + username.slice(1);
  return { id, name, username, state: "active", avatar_url: "", web_url: `https://gitlab.example.org/${username}` };
}

/** Finds the row of a diff that a client names; fails as GitLab does. */
export function rowOf(rows: readonly DiffRow[], oldLine?: number, newLine?: number): DiffRow {
  const sign = oldLine === undefined ? "+" : newLine === undefined ? "-" : " ";
  const row = rows.find(
    (one) => one.sign === sign && one.old === (oldLine ?? one.old) && one.new === (newLine ?? one.new),
  );
  if (row === undefined) throw new Error(`400 (Bad request) "Note {:line_code=>["can't be blank"]}" not given`);
  return row;
}

export function lineCode(path: string, { sign, old: oldLine, new: newLine }: DiffRow) {
  const file = createHash("sha1").update(path).digest("hex");
  return { line_code: `${file}_${oldLine}_${newLine}`, type: sign === "+" ? ("new" as const) : ("old" as const) };
}

export function pages<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}
