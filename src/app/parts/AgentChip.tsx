import { HubotIcon } from "@primer/octicons-react";
import { MarkedText } from "./MarkedText.tsx";
import "./StateBadge.css";

const TEXT = {
  hint: "A program wrote this, in the name of the person",
} as const;

/** Marks what a program wrote, with the name that it goes by. */
export function AgentChip({ name }: { readonly name: string }) {
  return (
    <span className="StateBadge" data-tone="done" title={TEXT.hint}>
      <HubotIcon />
      <MarkedText text={name} />
    </span>
  );
}
