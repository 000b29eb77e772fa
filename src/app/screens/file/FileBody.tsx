import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import MatchContainer from "react-relay/lib/relay-hooks/MatchContainer";
import { RenderedToggle } from "#app/reading/options/useRenderedFiles.tsx";
import { readerModules } from "#app/reading/readerModules.ts";
import type { ReaderProps } from "#app/reading/views/ReaderProps.ts";
import { AtCommit } from "#app/ui/editors/openInEditor.tsx";
import { useNavigation } from "#app/ui/navigation.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { FileBody_file$key } from "#generated/FileBody_file.graphql.ts";
import type { FileBody_view$key } from "#generated/FileBody_view.graphql.ts";

interface Props extends ReaderProps {
  readonly file: FileBody_file$key;
}

/** Shows a file with the reader that the server chose for it, or its source lines when the URL asks for them. */
export function FileBody({ file, ...props }: Props) {
  const { revision, commit, reader, source } = useFragment(
    graphql`
      fragment FileBody_file on FileAtRevision @throwOnFieldError {
        revision
        commit {
          oid
        }
        reader @match @skip(if: $isSource) {
          ...SourceReader_reader @module(name: "SourceReader")
          ...MarkdownReader_reader @module(name: "MarkdownReader")
          ...CsvReader_reader @module(name: "CsvReader")
          ...ImageReader_reader @module(name: "ImageReader")
          ...SvgReader_reader @module(name: "SvgReader")
          ...BinaryReader_reader @module(name: "BinaryReader")
          ...LinkReader_reader @module(name: "LinkReader")
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
  return (
    <AtCommit revision={revision} commit={commit.oid}>
      <MatchContainer match={reader ?? source} loader={readerModules.component} props={props} />
    </AtCommit>
  );
}

const KEYS = "Shift+S";
const RENDERED = "rendered";
const SOURCE = "source";

interface FileViewProps {
  readonly file: FileBody_view$key;
  /** True on a page of a review, where source is the default view. */
  readonly isReviewed: boolean;
  /** True when the URL names lines, which forces the source view. */
  readonly hasLines: boolean;
}

/** The toggle between rendered view and source, kept in the URL. Renders nothing for a file that has only one view. */
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
  // The rendered view has no line numbers that a URL could point to.
  const toLines = useEffectEvent(() => show(false, /#.*$/su.exec(url)?.[0] ?? ""));
  const mustShowLines = hasChoice && isRendered && hasLines;
  useEffect(() => {
    if (mustShowLines) toLines();
  }, [mustShowLines]);
  const toggle = (): void => show(!isRendered, "");
  useShortcut(KEYS, "Toggle between rendered view and source", shortcutGroups.file, toggle, { enabled: hasChoice });
  return hasChoice && <RenderedToggle isRendered={isRendered} keys={KEYS} onToggle={toggle} />;
}
