import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import MatchContainer from "react-relay/lib/relay-hooks/MatchContainer";
import { RenderedToggle } from "#app/parts/options/useRenderedFiles.tsx";
import { readerModules } from "#app/parts/readerModules.ts";
import type { ReaderProps } from "#app/parts/readers/ReaderProps.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { FileBody_file$key } from "#generated/FileBody_file.graphql.ts";
import type { FileBody_view$key } from "#generated/FileBody_view.graphql.ts";

interface Props extends ReaderProps {
  readonly file: FileBody_file$key;
}

/** What is in a file, by the reader that the server says fits it best, or by its lines where the address asks for them. */
export function FileBody({ file, ...props }: Props) {
  const { reader, source } = useFragment(
    graphql`
      fragment FileBody_file on FileAtRevision @throwOnFieldError {
        reader @match @skip(if: $isSource) {
          ...SourceReader_reader @module(name: "SourceReader")
          ...MarkdownReader_reader @module(name: "MarkdownReader")
          ...CsvReader_reader @module(name: "CsvReader")
          ...ImageReader_reader @module(name: "ImageReader")
          ...SvgReader_reader @module(name: "SvgReader")
          ...HexReader_reader @module(name: "HexReader")
          ...LinkReader_reader @module(name: "LinkReader")
          ...LfsReader_reader @module(name: "LfsReader")
          ...SubmoduleReader_reader @module(name: "SubmoduleReader")
          ...NotebookReader_reader @module(name: "NotebookReader")
        }
        source: reader @match(key: "FileBody_file_source") @include(if: $isSource) {
          ...SourceReader_reader @module(name: "SourceReader")
        }
      }
    `,
    file,
  );
  return <MatchContainer match={reader ?? source} loader={readerModules.component} props={props} />;
}

const TEXT = {
  label: "Show the file rendered, or its source",
} as const;
const KEYS = "Shift+S";
const RENDERED = "rendered";
const SOURCE = "source";

interface FileViewProps {
  readonly file: FileBody_view$key;
  /** Whether it is read in a review, where its lines come first. */
  readonly isReviewed: boolean;
  /** Whether the address names lines: then they are shown. */
  readonly hasLines: boolean;
}

/** Chooses, in the address, between a file's lines and what they make; nothing for a file that is only the one. */
export function FileView({ file, isReviewed, hasLines }: FileViewProps) {
  const { rendered } = useFragment(
    graphql`
      fragment FileBody_view on FileAtRevision {
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
