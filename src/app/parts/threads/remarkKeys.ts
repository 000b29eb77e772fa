/** What asks a remark, a draft or a thread for something, by the word that the button which does it bears as `data-deed`. */
export const remarkKeys = {
  quote: "q",
  edit: "d e",
  remove: "d d",
  versions: "d h",
  was: "d a",
  since: "d c",
  choose: "d g",
} as const;

export type RemarkDeed = keyof typeof remarkKeys;
