import {
  Environment,
  RecordSource,
  Store,
  type INetwork,
  type OperationLoader,
  type RelayFieldLogger,
} from "relay-runtime";
import { RequestFailure } from "./RequestFailure.ts";

/**
 * A field that failed ends the rendering of the component that needs it. Relay would throw an error that does not say
 * what failed; this throws first, with the server's code and sentence, for the nearest boundary to show.
 */
const throwWhatFailed: RelayFieldLogger = (event) => {
  if (event.kind !== "relay_field_payload.error" || !event.shouldThrow || event.handled) return;
  throw RequestFailure.fromExtensions(Reflect.get(event.error, "extensions")); // Relay's type of the error leaves them out.
};

interface Options {
  /** Brings the code that parts of an answer name, before they are in the store. */
  readonly modules: OperationLoader;
  readonly isServer?: boolean;
}

/**
 * Makes the copy of what the server said, kept in one place and read by fragments: a browser's, or on the server one that
 * is gone when its page is drawn.
 */
export function createEnvironment(network: INetwork, { modules, isServer = false }: Options): Environment {
  const operationLoader: OperationLoader = {
    get: (reference) => modules.get(reference),
    load: (reference) =>
      modules.load(reference).catch((cause: unknown) => {
        throw RequestFailure.withoutCode(cause);
      }),
  };
  return new Environment({
    network,
    isServer,
    operationLoader,
    store: new Store(new RecordSource(), {
      operationLoader,
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: 10 * 60_000,
    }),
    relayFieldLogger: throwWhatFailed,
  });
}
