/**
 * How a text is written. `MIXED`: partly as UTF-8, with bytes that are not and are read as Latin-1.
 * @gqlEnum
 */
export type TextEncoding = "UTF_8" | "UTF_16LE" | "UTF_16BE" | "LATIN_1" | "MIXED";
