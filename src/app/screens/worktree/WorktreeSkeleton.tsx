import { ChangeShape } from "#app/parts/changes/ChangeSkeleton.tsx";

/** The shape of uncommitted work while a snapshot of it is taken. */
export function WorktreeShape() {
  return <ChangeShape />;
}
