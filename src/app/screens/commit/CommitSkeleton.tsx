import { ChangeShape } from "#app/parts/changes/ChangeSkeleton.tsx";

/** The shape of a commit while it is awaited. */
export function CommitShape() {
  return <ChangeShape />;
}
