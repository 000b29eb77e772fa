/**
 * How git pairs the lines of two contents: as it does by itself (`MYERS`), by lines that stand once on each side (`PATIENCE`),
 * or by those that stand seldom (`HISTOGRAM`), which often keeps functions together that changed places.
 * @gqlEnum
 */
export type DiffAlgorithm = "MYERS" | "PATIENCE" | "HISTOGRAM";
