import { useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { NotebookReader_reader$key } from "#generated/NotebookReader_reader.graphql.ts";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { FileLinkKey, type FileText, TextOrWhy } from "./NoLines.tsx";
import { CELLS_MAX, NotebookCellView } from "../rendered/NotebookCellView.tsx";
import { parseNotebook, type Notebook } from "../rendered/parseNotebook.ts";
import { ShowMore } from "../rendered/ShowMore.tsx";
import type { ReaderProps } from "../views/ReaderProps.ts";
import { SourceInstead } from "./SourceLines.tsx";
import { useCollapseKeys } from "../rendered/CollapsedPart.tsx";
import { useAnchor } from "../options/useLinkedLocation.ts";

/** In characters, including embedded images. Longer notebooks take too long to render. */
const LENGTH_MAX = 10_000_000;

interface Props extends ReaderProps {
  readonly reader: NotebookReader_reader$key;
}

/** Shows a Jupyter notebook by its cells and saved outputs; nothing in it is executed. */
export function NotebookReader({ reader, comments, ...rest }: Props) {
  const { file } = useFragment(
    graphql`
      fragment NotebookReader_reader on NotebookReader @throwOnFieldError {
        file {
          ...NoLines_text
        }
      }
    `,
    reader,
  );
  return (
    <TextOrWhy file={file} comments={comments}>
      {(shown) => <NotebookText key={shown.id} {...rest} {...shown} />}
    </TextOrWhy>
  );
}

type TextProps = Omit<ReaderProps, "comments"> & FileText;

function NotebookText({ text, path, revision, mode, options, address, ...rest }: TextProps) {
  const notebook = useMemo(() => (text.length > LENGTH_MAX ? null : parseNotebook(text)), [text]);
  if (notebook === null) {
    const why =
      text.length > LENGTH_MAX
        ? "This notebook is too large to render."
        : "This notebook is damaged or in an unsupported format.";
    return <SourceInstead {...{ why, revision, path, mode, text, options, address }} />;
  }
  return (
    <>
      <FileLinkKey address={address} path={path} />
      <Cells {...{ notebook, address }} {...rest} />
    </>
  );
}

interface CellsProps extends Pick<ReaderProps, "address" | "linkTo" | "pictureAt"> {
  readonly notebook: Notebook;
}

function Cells({ notebook, address, linkTo, pictureAt }: CellsProps) {
  const { cells } = notebook;
  const language = notebook.language === null ? null : languageNamed(notebook.language);
  const container = useRef<HTMLDivElement>(null);
  useAnchor(container, address);
  useCollapseKeys();
  const inFile = useMemo(() => ({ pictureAt }), [pictureAt]);
  return (
    <div ref={container} className="Notebook">
      {cells.length === 0 && (
        <p className="Notebook-note muted small">This notebook has no cells. View the source to see its content.</p>
      )}
      <ShowMore items={cells} max={CELLS_MAX} more="Show more cells">
        {(cell, index) => <NotebookCellView key={index} number={index + 1} {...{ cell, language, linkTo, inFile }} />}
      </ShowMore>
    </div>
  );
}
