import { ChangeSkeleton } from "#app/parts/changes/ChangeSkeleton.tsx";

export function WorktreeSkeleton() {
  return <ChangeSkeleton />;
}
