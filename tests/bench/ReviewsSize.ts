/** How many reviews there are of each kind, and how much is reported in them. */
export interface ReviewsSize {
  readonly merged: number;
  readonly open: number;
  readonly abandoned: number;
  /** Comments of each of these. */
  readonly comments: number;
  /** Comments of the one review that has many, which is open; its patch sets and its files. */
  readonly manyComments: number;
  readonly patchSets: number;
  readonly files: number;
}

/** 10,000 reviews with 100,000 comments, the one with many comments among them. */
export const REVIEWS_SIZE: ReviewsSize = {
  merged: 9700,
  open: 200,
  abandoned: 100,
  comments: 10,
  manyComments: 1000,
  patchSets: 5,
  files: 20,
};
