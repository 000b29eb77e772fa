/** What leads from one page of a row of links to the one beside it. */
export const tabKeys = { previous: "<", next: ">" } as const;
