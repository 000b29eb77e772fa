import { ChangeShape } from "#app/parts/changes/ChangeSkeleton.tsx";

/** The shape of a comparison while it is awaited. */
export function CompareShape() {
  return <ChangeShape />;
}
