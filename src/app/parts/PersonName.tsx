import { graphql, useFragment } from "react-relay";
import { visibleText } from "#app/ui/visibleText.ts";
import type { PersonName_person$key } from "#generated/PersonName_person.graphql.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { MarkedText } from "./MarkedText.tsx";
import "./PersonName.css";

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
