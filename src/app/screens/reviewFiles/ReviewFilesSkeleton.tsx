import { ChangeShape } from "#app/parts/changes/ChangeSkeleton.tsx";

/** The shape of a review's files while they are awaited. */
export function ReviewFilesShape() {
  return <ChangeShape />;
}
