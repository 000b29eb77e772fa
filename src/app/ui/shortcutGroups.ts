/** What the sheet of keys groups them by, in one place, so that keys of several files stand together. */
export const shortcutGroups = {
  blame: "Blame",
  bytes: "Bytes",
  changedFiles: "Changed files",
  file: "File",
  files: "Files",
  general: "General",
  go: "Go",
  history: "History",
  picture: "Picture",
  reader: "Reader",
  reading: "Reading",
  review: "Review",
  reviews: "Reviews",
  search: "Search",
  table: "Table",
  uncommittedWork: "Uncommitted work",
} as const;
