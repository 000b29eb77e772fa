import { memo, type CSSProperties, type ReactNode } from "react";
import { counted, visibleText } from "#app/ui/format.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import { FileMarks, FilePath, LineCounts, type MarksOfFile, OpenThreadCount, StatusMark } from "./FileMarks.tsx";
import type { ListRow, TreeFolder } from "./fileTree.ts";
import { DiffIcon } from "../DiffIcon.tsx";

/** Deeper folders are not indented further, to leave space for names. */
const LEVEL_MAX = 8;

/** A file of the list, or a folder of the tree. The list handles its keys and clicks. */
export const FileListRow = memo(function FileListRow(props: {
  readonly id: string;
  readonly row: ListRow;
  readonly index: number;
  readonly height: number;
  /** True in a tree, whose rows show names relative to their folder; otherwise rows show whole paths. */
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
      aria-expanded={node.kind === "folder" ? !row.isCollapsed : undefined}
      className={`file-list-row${isCurrent ? " is-current" : ""}${isPointed ? " is-pointed" : ""}`}
      style={style}
    >
      {node.kind === "folder" ? (
        <FolderFacts folder={node} isCollapsed={row.isCollapsed} />
      ) : (
        <FileFacts file={node.file} isTree={isTree} />
      )}
      {marks !== null && <OpenThreadCount count={marks.openThreads} />}
      <span className="file-list-lines">
        <LineCounts of={node.kind === "folder" ? node.counts : node.file} />
      </span>
      {marks !== null && <FileMarks marks={marks} />}
    </div>
  );
});

function FolderFacts({
  folder,
  isCollapsed,
}: {
  readonly folder: TreeFolder;
  readonly isCollapsed: boolean;
}): ReactNode {
  return (
    <>
      <DiffIcon name={isCollapsed ? "right" : "down"} />
      <span className="file-list-folder" title={visibleText(folder.path)}>
        {folder.name}
      </span>
      {isCollapsed && <span className="file-list-within">{counted(folder.end - folder.at, "file")}</span>}
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
