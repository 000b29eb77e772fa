import { GalleyError } from "#contract/errors.ts";

/** The broker died under a command. Whoever only reads may simply ask again. */
export class BrokerDied extends GalleyError {
  constructor() {
    super("INTERNAL", "The process that runs git for Galley ended unexpectedly.");
  }
}
