import { useCallback, useRef, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { NameGate_repository$key } from "#generated/NameGate_repository.graphql.ts";
import { NameDialog } from "./NameDialog.tsx";
import { AskNameContext } from "./useAskName.ts";

interface Props {
  readonly repository: NameGate_repository$key;
  readonly children: ReactNode;
}

/** Stands around what writes in the viewer's name: where git knows none, it asks once, before the first thing is written. */
export function NameGate({ repository, children }: Props) {
  const { slug, viewer } = useFragment(
    graphql`
      fragment NameGate_repository on Repository @throwOnFieldError {
        slug
        viewer {
          isNamed
          name
          email
          source
        }
      }
    `,
    repository,
  );
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isNamed: boolean) => void)[]>([]);
  const { isNamed } = viewer;

  const askName = useCallback(async () => {
    if (isNamed) return true;
    setOpen(true);
    return new Promise<boolean>((resolve) => void waiting.current.push(resolve));
  }, [isNamed]);

  function answer(given: boolean): void {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(given);
  }

  return (
    <AskNameContext value={askName}>
      {children}
      {isOpen && (
        <NameDialog
          slug={slug}
          name={viewer.name ?? ""}
          email={viewer.email ?? ""}
          source={viewer.source}
          onAnswer={answer}
        />
      )}
    </AskNameContext>
  );
}
