import { memo, type ReactNode } from "react";
import type { DiffFile } from "./DiffFile.ts";
import { FilePath } from "./FilePath.tsx";
import { LineCounts } from "./LineCounts.tsx";
import { LIST_ROW_HEIGHT } from "./measures.ts";
import { StatusMark } from "./StatusMark.tsx";

/** A file in the list. The list takes its keys and clicks. */
export const FileListRow = memo(function FileListRow(props: {
  readonly id: string;
  readonly file: DiffFile;
  readonly index: number;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly isPointed: boolean;
}): ReactNode {
  const { file } = props;
  return (
    <div
      id={props.id}
      role="option"
      tabIndex={-1}
      data-index={props.index}
      aria-selected={props.isCurrent}
      aria-posinset={props.index + 1}
      aria-setsize={props.count}
      className={`file-list-row${props.isCurrent ? " is-current" : ""}${props.isPointed ? " is-pointed" : ""}`}
      style={{ top: props.index * LIST_ROW_HEIGHT }}
    >
      <StatusMark status={file.status} />
      <FilePath file={file} />
      <LineCounts file={file} />
    </div>
  );
});
