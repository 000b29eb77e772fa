import { graphql, useFragment } from "react-relay";
import { Avatar } from "#app/ui/Avatar.tsx";
import { visibleText } from "#app/ui/format.ts";
import type { PersonName_person$key } from "#generated/PersonName_person.graphql.ts";
import { MarkedText } from "./MarkedText.tsx";
import "./PersonName.css";

interface Props {
  readonly person: PersonName_person$key;
  readonly withAvatar?: boolean;
}

/** Shows a person's name, with the email address on hover because names are not unique. */
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
    <span className="PersonName inline-row gap-1" title={visibleText(email)}>
      {withAvatar && <Avatar name={name} size="small" />}
      <bdi className="ellipsis strong">
        <MarkedText text={name} />
      </bdi>
      {isViewer && <span className="muted small nowrap"> (you)</span>}
    </span>
  );
}
