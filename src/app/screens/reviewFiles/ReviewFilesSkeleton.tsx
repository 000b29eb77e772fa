import { ChangeSkeleton } from "#app/parts/changes/ChangeSkeleton.tsx";

export function ReviewFilesSkeleton() {
  return <ChangeSkeleton />;
}
