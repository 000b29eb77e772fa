import { ChangeSkeleton } from "#app/parts/changes/ChangeSkeleton.tsx";

export function CompareSkeleton() {
  return <ChangeSkeleton />;
}
