import { localChoice } from "#app/ui/localChoice.ts";

const KEY = "galley.deskHeights";
/** The heights of so many parts are kept: those of some twenty repositories. */
const KEPT = 60;

type Heights = readonly (readonly [name: string, height: number])[];

/** How high parts of the desk were when this browser saw them last, in pixels, by names that tell the page's width too. */
export const keptHeights = {
  read: (name: string): number | null => readAll().find(([known]) => known === name)?.[1] ?? null,
  keep(name: string, height: number): void {
    const others = readAll().filter(([known]) => known !== name);
    localChoice.keep(KEY, JSON.stringify([[name, height], ...others].slice(0, KEPT)));
  },
};

function readAll(): Heights {
  try {
    const kept: unknown = JSON.parse(localChoice.read(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isHeight) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return []; // written by another program of this address
    throw error;
  }
}

function isHeight(entry: unknown): entry is Heights[number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
