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
 * Throws on a failed field, so that the nearest boundary shows the server's code and message. Relay would throw an
 * error that does not say what failed.
 */
const throwWhatFailed: RelayFieldLogger = (event) => {
  if (event.kind !== "relay_field_payload.error" || !event.shouldThrow || event.handled) return;
  // Relay's type of the error lacks `extensions`.
  throw RequestFailure.fromExtensions(Reflect.get(event.error, "extensions"));
};

interface Options {
  /** Loads the code that a response names before its data enters the store. */
  readonly modules: OperationLoader;
  readonly isServer?: boolean;
}

/** Creates a Relay environment: for the browser, or on the server for the rendering of one page. */
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
