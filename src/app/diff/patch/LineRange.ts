/** Lines of one side of a file, counted from 1; both ends belong to it. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}
