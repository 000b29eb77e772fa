import { ChangeShape } from "#app/parts/changes/ChangeShape.tsx";

/** The shape of a file while it is awaited. */
export function FileShape() {
  return <ChangeShape />;
}
