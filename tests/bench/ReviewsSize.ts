/** The number of reviews of each kind, and the number of comments in them. */
export interface ReviewsSize {
  readonly merged: number;
  readonly open: number;
  readonly abandoned: number;
  /** The number of comments in each of these reviews. */
  readonly comments: number;
  /** The number of comments, patch sets and files of the one open review that has many comments. */
  readonly manyComments: number;
  readonly patchSets: number;
  readonly files: number;
}

/** 10,000 reviews with 100,000 comments, including the review with many comments. */
export const REVIEWS_SIZE: ReviewsSize = {
  merged: 9700,
  open: 200,
  abandoned: 100,
  comments: 10,
  manyComments: 1000,
  patchSets: 5,
  files: 20,
};
