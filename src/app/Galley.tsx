import { useEffect } from "react";
import type { IEnvironment } from "relay-runtime";
import { Frame } from "./Frame.tsx";
import { PageFailure } from "./PageFailure.tsx";
import { ChoiceKeeper } from "#app/screens/settings/ChoiceKeeper.tsx";
import type { LoadedPage, Router } from "#app/relay/Router.ts";
import { RouterRoot } from "#app/relay/RouterRoot.tsx";
import { Surroundings } from "./Surroundings.tsx";
import { earlyKeys } from "#app/ui/earlyKeys.ts";

interface Props {
  readonly environment: IEnvironment;
  readonly router: Router;
  /** The page of the address that one came by, already under way. */
  readonly initial: LoadedPage;
}

/**
 * The whole page: the data, the keys, what is read out, and the screen of the current address. When it is there it does what
 * the keys asked for that were pressed while it came.
 */
export function Galley({ environment, router, initial }: Props) {
  useEffect(() => earlyKeys.release(), []);
  return (
    <Surroundings environment={environment}>
      <ChoiceKeeper />
      <RouterRoot router={router} initial={initial} Frame={Frame} Failed={PageFailure} />
    </Surroundings>
  );
}
