import { memo, type CSSProperties, type ReactNode } from "react";
import { counted, visibleText } from "#app/ui/format.ts";
import type { DiffFile } from "../DiffFile.ts";
import { FileMarks, FilePath, LineCounts, type MarksOfFile, RemarkCount, StatusMark } from "./FileMarks.tsx";
import type { ListRow, TreeFolder } from "./fileTree.ts";
import { Glyph } from "../Glyph.tsx";

const TEXT = {
  filesText: (count: number): string => counted(count, { one: "file", other: "files" }),
} as const;

/** Deeper folders stand no further to the right: names need the room. */
const LEVEL_MAX = 8;

/** A file in the list, or a folder in the tree. The list takes its keys and clicks. */
export const FileListRow = memo(function FileListRow(props: {
  readonly id: string;
  readonly row: ListRow;
  readonly index: number;
  /** Of every row of the list, in CSS pixels. */
  readonly height: number;
  /** Of a tree, whose rows name what is in the folder above them; else rows name files by their whole path. */
  readonly isTree: boolean;
  readonly isCurrent: boolean;
  readonly isPointed: boolean;
  readonly marks: MarksOfFile | null;
}): ReactNode {
  const { row, index, height, isTree, isCurrent, isPointed, marks } = props;
  const { node } = row;
  const style: CSSProperties & Readonly<Record<`--${string}`, number>> = {
    top: index * height,
    "--level": Math.min(row.level, LEVEL_MAX) - 1,
  };
  return (
    <div
      id={props.id}
      role="treeitem"
      tabIndex={-1}
      data-index={index}
      aria-selected={isCurrent}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={node.kind === "folder" ? !row.isFolded : undefined}
      className={`file-list-row${isCurrent ? " is-current" : ""}${isPointed ? " is-pointed" : ""}`}
      style={style}
    >
      {node.kind === "folder" ? (
        <FolderFacts folder={node} isFolded={row.isFolded} />
      ) : (
        <FileFacts file={node.file} isTree={isTree} />
      )}
      {marks !== null && <RemarkCount count={marks.remarks} />}
      <LineCounts of={node.kind === "folder" ? node.counts : node.file} />
      {marks !== null && <FileMarks marks={marks} />}
    </div>
  );
});

function FolderFacts({ folder, isFolded }: { readonly folder: TreeFolder; readonly isFolded: boolean }): ReactNode {
  return (
    <>
      <Glyph name={isFolded ? "right" : "down"} />
      <span className="file-list-folder" title={visibleText(folder.path)}>
        {folder.name}
      </span>
      {isFolded && <span className="file-list-within">{TEXT.filesText(folder.end - folder.at)}</span>}
    </>
  );
}

function FileFacts({ file, isTree }: { readonly file: DiffFile; readonly isTree: boolean }): ReactNode {
  return (
    <>
      <StatusMark status={file.status} />
      <FilePath file={file} isShort={isTree} />
    </>
  );
}
