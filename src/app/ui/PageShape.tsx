import type { ReactNode } from "react";
import { Skeleton } from "./Skeleton.tsx";
import "./PageShape.css";

interface Props {
  /** What is on its way, for those who listen. */
  readonly label: string;
  /** How high its head is, in pixels: what the page is called, and what stands beside that. */
  readonly headHeight: number;
  /** Whether it is one that is read like a text, and so never wider than one. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** The shape of a page while it is awaited: its head, and below that the shapes of its parts. */
export function PageShape({ label, headHeight, isNarrow = false, children }: Props) {
  return (
    <div className="Screen PageShape" data-narrow={isNarrow || undefined}>
      <Skeleton shape="title" rowHeight={headHeight} label={label} />
      {children}
    </div>
  );
}
