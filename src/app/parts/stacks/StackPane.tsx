import type { ReactNode } from "react";
import { later } from "#app/ui/later.tsx";
import { MissingCode } from "#app/ui/Notice.tsx";
import type { StackSource } from "./fetchStack.ts";

const StackRail = later(async () => (await import("./StackRail.tsx")).StackRail, MissingCode);
const LayerNote = later(async () => (await import("./LayerNote.tsx")).LayerNote, MissingCode);

interface Props {
  readonly source: StackSource;
  /** Changes when the state of the layers may have changed. */
  readonly version?: number;
  /** Called when the viewer answered which commit a layer is. */
  readonly onAnswered?: () => void;
}

/** The commits of the stack, once their code is there, which is loaded when the page is idle. */
export function StackPane(props: Props) {
  return StackRail.useLoaded() !== null && <StackRail {...props} />;
}

/** The note on the layers that are shown, with its place reserved until its code is there. */
export function LayerNotePlace({ outside }: { readonly outside?: ReactNode }) {
  return <div className="LayerNote">{LayerNote.useLoaded() !== null && <LayerNote outside={outside} />}</div>;
}
