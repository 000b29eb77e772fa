import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { useState, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { foldKeys } from "./foldKeys.ts";

interface Props {
  readonly label: string;
  /** Draws what is folded, once it is asked for. */
  readonly children: () => ReactNode;
}

/** A part that is told by a few words until one opens it. */
export function FoldedPart({ label, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ChangeView-folded">
      <Button
        size="small"
        variant="quiet"
        icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
        keys={foldKeys.turn}
        data-fold=""
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && children()}
    </div>
  );
}
