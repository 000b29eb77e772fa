import { join } from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { examineFolder } from "./examineFolder.ts";
import { ODD_KINDS } from "./oddKinds.ts";
import { ODD_OBJECTS } from "./oddObjects.ts";

const TIMEOUT_MS = 120_000;

/** `npm run soak` reads all kinds. */
const KINDS = process.env["GALLEY_SOAK_KILLS"] === undefined ? ODD_OBJECTS : ODD_KINDS;

it.each(Object.entries(KINDS))(
  "is read without a fault, and is not changed: %s",
  async (_, make) => {
    const folder = join(await tempFolder(), "of");
    await make(folder);
    const { repositories, refused, faults } = await examineFolder(folder);
    expect(faults).toEqual([]);
    expect(repositories - refused).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
