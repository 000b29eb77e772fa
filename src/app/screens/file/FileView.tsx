import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { FileView_file$key } from "#generated/FileView_file.graphql.ts";
import { RenderedToggle } from "#app/parts/options/RenderedToggle.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  label: "Show the file rendered, or its source",
} as const;
const KEYS = "Shift+S";
const RENDERED = "rendered";
const SOURCE = "source";

interface Props {
  readonly file: FileView_file$key;
  /** Whether it is read in a review, where its lines come first. */
  readonly isReviewed: boolean;
  /** Whether the address names lines: then they are shown. */
  readonly hasLines: boolean;
}

/** Chooses, in the address, between a file's lines and what they make; nothing for a file that is only the one. */
export function FileView({ file, isReviewed, hasLines }: Props) {
  const { rendered } = useFragment(
    graphql`
      fragment FileView_file on FileAtRevision {
        rendered: reader(supported: ["MarkdownReader", "CsvReader", "NotebookReader", "SvgReader"]) {
          __typename
        }
      }
    `,
    file,
  );
  const { url, go } = useNavigation();
  const [path = "", query = ""] = url.replace(/#.*$/su, "").split("?", 2);
  const search = new URLSearchParams(query);
  const view = search.get("view");
  const isRendered = isReviewed ? view === RENDERED : view !== SOURCE;
  const hasChoice = rendered != null;
  const show = (next: boolean, hash: string): void => {
    if (next === !isReviewed) search.delete("view");
    else search.set("view", next ? RENDERED : SOURCE);
    go(`${path}${search.size === 0 ? "" : `?${search.toString()}`}${hash}`, { replace: true });
  };
  // What is rendered has no lines that an address could lead to.
  const toLines = useEffectEvent(() => show(false, /#.*$/su.exec(url)?.[0] ?? ""));
  const isAstray = hasChoice && isRendered && hasLines;
  useEffect(() => {
    if (isAstray) toLines();
  }, [isAstray]);
  const toggle = (): void => show(!isRendered, "");
  useShortcut(KEYS, TEXT.label, shortcutGroups.file, toggle, { enabled: hasChoice });
  return hasChoice && <RenderedToggle isRendered={isRendered} keys={KEYS} onToggle={toggle} />;
}
