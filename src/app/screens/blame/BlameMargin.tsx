import type { MarginFile, MarginLine } from "#app/diff/controller/ReaderView.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { locationHash } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import { BlameBlockLabel } from "./BlameBlockLabel.tsx";
import type { BlameBlock, BlamedOrigin, BlameLines } from "./useBlame.ts";

interface Props {
  readonly slug: string;
  readonly file: MarginFile;
  readonly blame: BlameLines<BlamedOrigin>;
  readonly revisionDate: string;
}

/** The commits in the left margin, each beside its rendered lines. */
export function BlameMargin({ slug, file, blame, revisionDate }: Props) {
  const { go } = useNavigation();
  const { lines, cursor } = file;
  const current = cursor === null ? null : blame.blockAt(cursor);
  const before = current && addressBefore(slug, current.origin, current.originalLine);
  useShortcut(
    "Shift+B",
    "Blame before the commit of this line",
    shortcutGroups.blame,
    () => before !== null && go(before),
    {
      enabled: before !== null,
    },
  );
  return marginBlocks(lines, blame).map(({ origin, originalLine, ...block }) => (
    <BlameBlockLabel
      key={block.first}
      slug={slug}
      origin={origin.label}
      {...block}
      revisionDate={revisionDate}
      isCurrent={block.first === current?.first}
      before={addressBefore(slug, origin, originalLine)}
    />
  ));
}

/** A block clipped to the rendered lines, in pixels below the top of the reader. */
export interface MarginBlock<Origin> extends BlameBlock<Origin> {
  readonly top: number;
  readonly height: number;
}

/** Returns the blocks of the rendered lines, top to bottom. Linear in the lines of these blocks. */
export function marginBlocks<Origin>(
  lines: readonly MarginLine[],
  blame: BlameLines<Origin>,
): readonly MarginBlock<Origin>[] {
  const blocks: MarginBlock<Origin>[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    const block = line === undefined ? null : blame.blockAt(line.number);
    if (line === undefined || block === null) {
      at += 1;
      continue;
    }
    let bottom = line.top + line.height;
    for (at += 1; at < lines.length; at++) {
      const next = lines[at];
      if (next === undefined || next.number > block.last) break;
      bottom = next.top + next.height;
    }
    blocks.push({ ...block, top: line.top, height: bottom - line.top });
  }
  return blocks;
}

/** Returns the URL of the blame before a commit, near the first of the lines; null if the file was new in that commit. */
function addressBefore(slug: string, { previousOid, previousPath }: BlamedOrigin, originalLine: number): string | null {
  if (previousOid === null || previousPath === null) return null;
  const lines = { side: "new", line: originalLine, to: originalLine } as const;
  return addressOf.blame(slug, previousOid, previousPath) + locationHash.write({ path: previousPath, lines });
}
