/** Heights in CSS pixels of everything in the reader. The style sheets must match; a test keeps them equal. */
export const LINE_HEIGHT = 20;
export const HUNK_HEADER_HEIGHT = 28;
export const FILE_HEADER_HEIGHT = 40;
export const FILE_GAP = 16;
export const LIST_ROW_HEIGHT = 28;
/** The height of a wide row and of a row of the file list for a coarse pointer. */
export const TOUCH_HEIGHT = 40;

/** The space after the code in columns, so that it does not touch the edge. */
export const PADDING_COLUMNS = 2;

/** One column is added to that space per this many columns of a line. */
export const COLUMNS_A_SLACK = 1000;

/** The number of hidden lines shown per step. */
export const EXPAND_STEP = 20;

/** A longer line is truncated here; the rest is shown on request. */
export const LINE_LENGTH_SHOWN = 10_000;

/** The number of characters added per request: rendering one step must not block the page. */
export const LINE_LENGTH_STEP = 100_000;

/** Highlighting ends here: nobody reads code this far to the right, and a minified line has thousands of tokens. */
export const LINE_LENGTH_HIGHLIGHTED = 1000;

/** Longer lines are not compared by words, since they were not written by hand. */
export const LINE_LENGTH_COMPARED = 2000;
