import spec from "commonmark-spec";

/**
 * The Markdown of each example of the CommonMark specification, in order. The specification writes a tab as an arrow.
 */
export const commonmarkExamples: readonly string[] = spec.tests.map(({ markdown }) => markdown.replaceAll("→", "\t"));
