import { useCommand } from "./useCommand.ts";

/** Offers in the palette what the button that it stands beside does, for as long as both stand. */
export function PaletteEntry(props: { readonly label: string; readonly group: string; readonly onRun: () => void }) {
  useCommand(props.label, props.group, props.onRun);
  return null;
}
