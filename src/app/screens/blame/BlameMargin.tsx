import type { BlameView } from "#contract/blameView.ts";
import type { MarginFile } from "#app/diff/places/MarginLayer.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { addressBefore } from "./addressBefore.ts";
import { BlameBlockLabel } from "./BlameBlockLabel.tsx";
import type { BlameLines } from "./blameLines.ts";
import { marginBlocks } from "./marginBlocks.ts";
import type { BlamedOrigin } from "./useBlame.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  before: "Blame before the commit of the line",
} as const;
const BEFORE_KEYS = "Shift+B";

interface Props {
  readonly slug: string;
  readonly file: MarginFile;
  readonly blame: BlameLines<BlamedOrigin>;
  readonly view: BlameView;
  /** When the revision was committed that is looked at. */
  readonly revisionDate: string;
}

/** The commits at the left of the lines that are drawn, each beside its own. */
export function BlameMargin({ slug, file, blame, view, revisionDate }: Props) {
  const { go } = useNavigation();
  const { lines, cursor } = file;
  const current = cursor === null ? null : blame.blockAt(cursor);
  const before = current && addressBefore(slug, current.origin, current.originalLine, view);
  useShortcut(BEFORE_KEYS, TEXT.before, shortcutGroups.blame, () => before !== null && go(before), {
    enabled: before !== null,
  });
  return marginBlocks(lines, blame).map(({ origin, originalLine, ...block }) => (
    <BlameBlockLabel
      key={block.first}
      slug={slug}
      origin={origin.label}
      {...block}
      revisionDate={revisionDate}
      isCurrent={block.first === current?.first}
      before={addressBefore(slug, origin, originalLine, view)}
    />
  ));
}
