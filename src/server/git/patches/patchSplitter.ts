/** One patch of a diff's text; cut off behind its head if it is larger than what is kept. */
export interface SplitPatch {
  readonly bytes: Buffer;
  readonly isCut: boolean;
}

export interface PatchSplitter {
  push(bytes: Buffer): void;
  /** Says that the diff's text is whole, so that its last patch is. */
  end(): void;
}

const MARK = "\ndiff --git ";

/**
 * Cuts the text of `git diff-tree -p` into patches, as it comes. A line that begins with `diff --git ` always starts one:
 * lines of a hunk begin with a sign, those of a binary patch hold no space, and names with a newline are quoted in heads.
 * Of a merge's combined diff the `mark` that starts one is another. Keeps at most `maxBytes` of a patch in memory. Linear in
 * the text.
 */
export function patchSplitter(
  maxBytes: number,
  onPatch: (patch: SplitPatch) => void,
  mark: string = MARK,
): PatchSplitter {
  const title = Buffer.from(mark);
  let parts: Buffer[] = [];
  let size = 0;
  let tail: Buffer = Buffer.alloc(0);

  function keep(bytes: Buffer): void {
    if (size < maxBytes) parts.push(bytes.subarray(0, maxBytes - size));
    size += bytes.length;
  }

  function flush(): void {
    if (size > 0) onPatch({ bytes: Buffer.concat(parts), isCut: size > maxBytes });
    parts = [];
    size = 0;
  }

  return {
    push(bytes) {
      const data = tail.length > 0 ? Buffer.concat([tail, bytes]) : bytes;
      let from = 0;
      for (let at = data.indexOf(title); at >= 0; at = data.indexOf(title, from)) {
        keep(data.subarray(from, at + 1));
        flush();
        from = at + 1;
      }
      const whole = Math.max(from, data.length - title.length + 1); // behind it may stand the beginning of a mark
      keep(data.subarray(from, whole));
      tail = data.subarray(whole);
    },
    end() {
      keep(tail);
      tail = Buffer.alloc(0);
      flush();
    },
  };
}
