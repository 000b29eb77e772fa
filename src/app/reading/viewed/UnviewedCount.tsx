import { CheckIcon, EyeIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import type { UnviewedCount_review$key } from "#generated/UnviewedCount_review.graphql.ts";
import "./UnviewedCount.css";
import { counted, formatCount } from "#app/ui/format.ts";

/** The number of files of a review that are not viewed yet; nothing when they are not counted. */
export function UnviewedCount({ review }: { readonly review: UnviewedCount_review$key }) {
  const { unviewed } = useFragment(
    graphql`
      fragment UnviewedCount_review on Review @throwOnFieldError {
        unviewed {
          files
          totalFiles
        }
      }
    `,
    review,
  );
  if (unviewed == null || unviewed.totalFiles === 0) return null;
  const { files, totalFiles } = unviewed;
  return (
    <span
      className="UnviewedCount"
      data-some={files > 0 || undefined}
      title={
        files === 0
          ? "You have viewed all files"
          : `${formatCount(files)} of ${counted(totalFiles, "file")} not viewed yet`
      }
    >
      {files === 0 ? <CheckIcon size={12} /> : <EyeIcon size={12} />}
      {files === 0 ? "All viewed" : `${counted(files, "file")} not viewed`}
    </span>
  );
}
