import { HubotIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { Avatar } from "#app/ui/Avatar.tsx";
import { visibleText } from "#app/ui/format.ts";
import type { PersonName_person$key } from "#generated/PersonName_person.graphql.ts";
import { MarkedText } from "./MarkedText.tsx";
import "./PersonName.css";
import "./StateBadge.css";

const YOU = "you";

interface Props {
  readonly person: PersonName_person$key;
  readonly withAvatar?: boolean;
}

/** Somebody by name, with the address on hover: names can be anything, an address is what tells people apart. */
export function PersonName({ person, withAvatar = false }: Props) {
  const { name, email, isViewer } = useFragment(
    graphql`
      fragment PersonName_person on Person @throwOnFieldError {
        name
        email
        isViewer
      }
    `,
    person,
  );
  return (
    <span className="PersonName" title={visibleText(email)}>
      {withAvatar && <Avatar name={name} size="small" decorative />}
      <bdi className="PersonName-name">
        <MarkedText text={name} />
      </bdi>
      {isViewer && <span className="PersonName-you"> ({YOU})</span>}
    </span>
  );
}

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
