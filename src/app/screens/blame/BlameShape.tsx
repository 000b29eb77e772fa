import { ChangeShape } from "#app/parts/changes/ChangeShape.tsx";

/** The shape of a blame while it is awaited. */
export function BlameShape() {
  return <ChangeShape />;
}
