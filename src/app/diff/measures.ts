/** Heights in CSS pixels of everything the reader stacks. The style sheets draw them so; a test holds the two equal. */
export const LINE_HEIGHT = 20;
export const BAND_HEIGHT = 28;
export const FILE_HEADER_HEIGHT = 40;
export const FILE_GAP = 16;
export const LIST_ROW_HEIGHT = 28;
/** Of a band and of a row of the list where one points with a finger. */
export const TOUCH_HEIGHT = 40;
/** Between what stands in the margin under one another. */
export const ASIDE_GAP = 8;
/** From the lines to the margin beside them. */
export const ASIDE_REACH = 24;
/** Below the top of what stands in the margin, where the rule from its line meets it. */
export const ASIDE_HEAD = 17;
/** What is shown of it where it gives way to another one. */
export const ASIDE_CLOSED = 36;

/** Room behind the code in columns, so that it does not touch the edge. */
export const PADDING_COLUMNS = 2;

/** For so many columns of a line there is one more of that room. */
export const COLUMNS_A_SLACK = 1000;

/** Hidden lines that one step shows. */
export const EXPAND_STEP = 20;

/** A longer line is cut here and the rest shown on request. */
export const LINE_LENGTH_SHOWN = 10_000;

/** So much more of a line is shown at each request: what is drawn in one step must not stall the page. */
export const LINE_LENGTH_STEP = 100_000;

/** Colours end here: nobody reads code this far to the right, and a minified line has thousands of tokens. */
export const LINE_LENGTH_COLOURED = 1000;

/** Changes within longer lines are not looked for: these were not written by hand. */
export const LINE_LENGTH_COMPARED = 2000;
