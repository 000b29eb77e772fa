import { GalleyError, type ErrorCode } from "#contract/errors.ts";

/** What git says where it is one of the foreseen failures; its messages are untranslated under LC_ALL=C.UTF-8. */
const FORESEEN: readonly (readonly [RegExp, ErrorCode])[] = [
  [/No space left on device|Disk quota exceeded/u, "DISK_FULL"],
  [
    /Read-only file system|insufficient permission|(?:unable|could not|cannot|failed) to (?:create|write|lock).*Permission denied/iu,
    "READ_ONLY",
  ],
  [/Permission denied/u, "OBJECT_MISSING"],
  [
    /bad object|bad tree object|bad revision|missing (?:blob|tree|commit|object)|unable to read|could not read|Could not read|Failed to traverse|cannot read|not a valid (?:object|commit)|Not a valid (?:object|commit)|unknown revision|does not point to a valid object|corrupt|inflate|revision walk setup failed|not a tree object|could not parse commit|unable to parse commit|shallow/u,
    "OBJECT_MISSING",
  ],
];

/**
 * Makes the failure that fits how a git command ended. Git's words can quote files that it was told to read, so they go
 * into the failure's cause, for the log alone, never into its message.
 */
export function gitFailure(args: readonly string[], code: number | null, stderr: string): GalleyError {
  const cause = new Error(`git ${args.slice(0, 8).join(" ")} ended with ${code}: ${stderr}`);
  const [, foreseen] = FORESEEN.find(([words]) => words.test(stderr)) ?? [];
  return new GalleyError(foreseen ?? "INTERNAL", undefined, { cause });
}
