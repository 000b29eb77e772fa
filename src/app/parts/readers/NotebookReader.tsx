import { useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { NotebookReader_reader$key } from "#generated/NotebookReader_reader.graphql.ts";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { FileLinkKey, TextOrWhy } from "./NoLines.tsx";
import { NotebookCellView, notebookWeights } from "../rendered/NotebookCellView.tsx";
import { parseNotebook, type Notebook } from "../rendered/parseNotebook.ts";
import { Portion } from "../rendered/Portion.tsx";
import type { ReaderProps } from "./ReaderProps.ts";
import { SourceLines } from "./SourceLines.tsx";
import { useFoldKeys } from "../rendered/FoldedPart.tsx";
import { useAnchor } from "../options/usePlaceVisits.ts";
import { formatCount } from "#app/ui/format.ts";

const TEXT = {
  tooLong: "This notebook is too long to be shown by its cells: these are its lines.",
  noNotebook: "This is damaged, or in a form that Galley does not know as a notebook: these are its lines.",
  empty: "This notebook has no cells. Its source shows what it holds.",
  more: (count: number): string => `Show the other cells: ${formatCount(count)}`,
} as const;

/** In characters, those of its pictures included: a longer one would keep one waiting. */
const LENGTH_MAX = 10_000_000;

interface Props extends ReaderProps {
  readonly reader: NotebookReader_reader$key;
}

/** A notebook of Jupyter's by its cells, with what they gave out when it was saved; nothing of it runs. */
export function NotebookReader({ reader, options, address, remarks, linkTo, pictureAt }: Props) {
  const { file } = useFragment(
    graphql`
      fragment NotebookReader_reader on NotebookReader @throwOnFieldError {
        file {
          revision
          path
          mode
          blob {
            id
            text @catch(to: NULL)
            textFailure @catch(to: NULL)
          }
        }
      }
    `,
    reader,
  );
  const { revision, path, mode, blob } = file;
  const text = blob?.text ?? null;
  const notebook = useMemo(() => (text === null || text.length > LENGTH_MAX ? null : parseNotebook(text)), [text]);
  return (
    <TextOrWhy path={path} text={blob?.text} failure={blob?.textFailure} remarks={remarks}>
      {(whole) =>
        notebook === null ? (
          <>
            <Notice tone="warning">{whole.length > LENGTH_MAX ? TEXT.tooLong : TEXT.noNotebook}</Notice>
            <SourceLines {...{ revision, path, mode, options, address }} text={whole} hasGitLines={false} />
          </>
        ) : (
          <>
            <FileLinkKey address={address} path={path} />
            <Cells key={blob?.id} {...{ notebook, address, linkTo, pictureAt }} />
          </>
        )
      }
    </TextOrWhy>
  );
}

interface CellsProps extends Pick<ReaderProps, "address" | "linkTo" | "pictureAt"> {
  readonly notebook: Notebook;
}

function Cells({ notebook, address, linkTo, pictureAt }: CellsProps) {
  const { cells } = notebook;
  const language = notebook.language === null ? null : languageNamed(notebook.language);
  const room = useRef<HTMLDivElement>(null);
  useAnchor(room, address);
  useFoldKeys();
  const inFile = useMemo(() => ({ pictureAt }), [pictureAt]);
  return (
    <div ref={room} className="Notebook">
      {cells.length === 0 && <p className="Notebook-note">{TEXT.empty}</p>}
      <Portion items={cells} weightOf={notebookWeights.cell} max={notebookWeights.max} more={TEXT.more}>
        {(cell, index) => <NotebookCellView key={index} number={index + 1} {...{ cell, language, linkTo, inFile }} />}
      </Portion>
    </div>
  );
}
