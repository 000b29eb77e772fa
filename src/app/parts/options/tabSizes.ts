/** How far apart tab stops may stand, in columns, the nearest first. */
export const tabSizes: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
