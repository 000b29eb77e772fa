import { HubotIcon } from "@primer/octicons-react";
import { MarkedText } from "./MarkedText.tsx";
import "./StateBadge.css";
import { partsWords } from "./partsWords.ts";

const TEXT = partsWords.agentChip;

/** Marks what a program wrote, with the name that it goes by. */
export function AgentChip({ name }: { readonly name: string }) {
  return (
    <span className="StateBadge" data-tone="done" title={TEXT.hint}>
      <HubotIcon />
      <MarkedText text={name} />
    </span>
  );
}
