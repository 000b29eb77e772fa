import type { ReactNode } from "react";
import type { DiffFile } from "./DiffFile.ts";
import { pathText } from "./pathText.ts";

/** A file's path, its folder dimmed; for a file that was renamed or copied, where it came from before it. */
export function FilePath({ file }: { readonly file: DiffFile }): ReactNode {
  const path = file.newPath ?? file.oldPath ?? "";
  const origin = file.oldPath !== null && file.oldPath !== path ? file.oldPath : null;
  return (
    <span className="diff-path" title={pathText(file)}>
      {origin !== null && <span className="diff-origin">{origin}</span>}
      {origin !== null && <span className="diff-arrow"> → </span>}
      <Path path={path} />
    </span>
  );
}

function Path({ path }: { readonly path: string }): ReactNode {
  const nameAt = path.lastIndexOf("/") + 1;
  return (
    <>
      {nameAt > 0 && <span className="diff-folder">{path.slice(0, nameAt)}</span>}
      <span className="diff-name">{path.slice(nameAt)}</span>
    </>
  );
}
