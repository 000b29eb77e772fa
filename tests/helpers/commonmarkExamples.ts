import spec from "commonmark-spec";

/** The Markdown of each example of the CommonMark specification, in their order; an arrow there represents a tab. */
export const commonmarkExamples: readonly string[] = spec.tests.map(({ markdown }) => markdown.replaceAll("→", "\t"));
