import type { IEnvironment } from "relay-runtime";
import { Frame } from "./Frame.tsx";
import { PageFailure } from "./PageFailure.tsx";
import type { LoadedPage, Router } from "#app/relay/Router.ts";
import { RouterRoot } from "#app/relay/RouterRoot.tsx";
import { Surroundings } from "./Surroundings.tsx";

interface Props {
  readonly environment: IEnvironment;
  readonly router: Router;
  /** The page of the address that one came by, already under way. */
  readonly initial: LoadedPage;
}

/** The whole page: the data, the keys, what is read out, and the screen of the current address. */
export function Galley({ environment, router, initial }: Props) {
  return (
    <Surroundings environment={environment}>
      <RouterRoot router={router} initial={initial} Frame={Frame} Failed={PageFailure} />
    </Surroundings>
  );
}
