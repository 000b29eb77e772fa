import DataLoader from "dataloader";
import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import { perRequest } from "./perRequest.ts";

/** Gathers what fields ask of the sizes of objects, which are read without their contents; null for one that is missing. */
export const objectSizes = perRequest(
  (git, { signal }) =>
    new DataLoader<Oid, number | null>(async (oids) => {
      const stats = await statObjects(git, oids, { signal });
      return stats.map((stat) => stat?.size ?? null);
    }),
);
