import type { ReactNode } from "react";
import type { DiffFile } from "../DiffFile.ts";
import { pathText } from "../pathText.ts";

/**
 * A file's path, its folder dimmed; for a file that was renamed or copied, where it came from before it. In short its
 * name alone, and after it where it came from, by its name where that was in the same folder.
 */
export function FilePath({
  file,
  isShort = false,
}: {
  readonly file: DiffFile;
  readonly isShort?: boolean;
}): ReactNode {
  const path = file.newPath ?? file.oldPath ?? "";
  const origin = file.oldPath !== null && file.oldPath !== path ? file.oldPath : null;
  if (isShort) {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const isNear = origin !== null && origin.startsWith(folder) && !origin.includes("/", folder.length);
    return (
      <span className="diff-path" title={pathText(file)}>
        <span className="diff-name">{path.slice(folder.length)}</span>
        {origin !== null && <span className="diff-arrow"> ← </span>}
        {origin !== null && <span className="diff-origin">{isNear ? origin.slice(folder.length) : origin}</span>}
      </span>
    );
  }
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
