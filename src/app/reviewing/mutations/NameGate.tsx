import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { later } from "#app/ui/later.tsx";
import { MissingCode } from "#app/ui/Notice.tsx";
import type { NameGate_repository$key } from "#generated/NameGate_repository.graphql.ts";
import type { NameDialogProps } from "./NameDialog.tsx";
import { RequestNameContext } from "#app/reading/data/useReviewMutation.ts";

const NameDialog = later(async () => (await import("./NameDialog.tsx")).NameDialog, MissingNameDialog);

interface Props {
  /** Null until it is loaded. */
  readonly repository: NameGate_repository$key | null;
  readonly children: ReactNode;
}

/** Wraps everything that writes in the viewer's name. When git has no name it asks once, before the first write. */
export function NameGate({ repository, children }: Props) {
  const data = useFragment(
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
  const isNamed = data?.viewer.isNamed ?? true;

  const requestName = useCallback(async () => {
    if (isNamed) return true;
    setOpen(true);
    return new Promise<boolean>((resolve) => void waiting.current.push(resolve));
  }, [isNamed]);

  function answer(hasName: boolean): void {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(hasName);
  }

  return (
    <RequestNameContext value={requestName}>
      {children}
      {isOpen && data && (
        <NameDialog
          slug={data.slug}
          name={data.viewer.name ?? ""}
          email={data.viewer.email ?? ""}
          source={data.viewer.source}
          onAnswer={answer}
        />
      )}
    </RequestNameContext>
  );
}

/** Replaces the dialog if its code did not load: nothing is written without a name. */
function MissingNameDialog({ onAnswer }: NameDialogProps) {
  useEffect(() => onAnswer(false));
  return <MissingCode />;
}
