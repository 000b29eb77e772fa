import { ChangeSkeleton } from "#app/parts/changes/ChangeSkeleton.tsx";

export function CommitSkeleton() {
  return <ChangeSkeleton />;
}
