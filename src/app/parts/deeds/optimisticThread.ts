import { optimisticComment, type Writer } from "./optimisticComment.ts";

interface Begun {
  readonly key: string;
  readonly body: string;
  readonly kind: "BLOCKING" | "NOTE";
  /** What it stands on; a null path is the review itself. */
  readonly place: {
    readonly path: string | null;
    readonly side: "OLD" | "NEW";
    readonly startLine: number | null;
    readonly endLine: number | null;
    readonly commitOid: string | null;
  };
  /** The lines it stands on, as far as the page has them. */
  readonly quote: readonly string[];
}

/** Makes the thread that is shown until the server answers with the one that was begun. */
export function optimisticThread({ key, body, kind, place, quote }: Begun, writer: Writer) {
  const { path, side, startLine, endLine } = place;
  return {
    id: `unsent:thread:${key}`,
    state: kind === "BLOCKING" ? "OPEN" : "NOTE",
    isVerdict: false,
    ...place,
    patchSet: null,
    quote: [...quote],
    addressed: null,
    viewerCanReply: false,
    viewerCanResolve: false,
    viewerCanReopen: false,
    position: { path, side, startLine, endLine, certainty: "EXACT", reason: "" },
    comments: [optimisticComment({ key, body, isBlocking: kind === "BLOCKING" }, writer)],
  } as const;
}
