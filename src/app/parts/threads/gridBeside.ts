/** Finds the lines that a remark stands among, of two sides those with the cursor, or else the new ones; null where it stands alone. */
export function gridBeside(remark: Element): HTMLElement | null {
  const file = remark.closest(".diff-file");
  const grids = [...(file?.querySelectorAll<HTMLElement>("[role='grid']") ?? [])];
  return grids.findLast((grid) => grid.hasAttribute("aria-activedescendant")) ?? grids.at(-1) ?? null;
}
