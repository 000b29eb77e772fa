import type { FileModel } from "./FileModel.ts";

/** Has what stands for a file's lines give way to them; tells whether it does, so that they come soon. */
export function yieldLines({ slots }: FileModel): boolean {
  const standing = slots?.first.find(({ standsForLines }) => standsForLines === true);
  standing?.onLines?.();
  return standing?.onLines !== undefined;
}
