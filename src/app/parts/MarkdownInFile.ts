/** What a text in Markdown can show that is a file of a repository, and no remark. */
export interface MarkdownInFile {
  /** Gives the address of a picture in the repository; null where it is elsewhere, and nothing is to be fetched. */
  readonly pictureAt: (address: string) => string | null;
}
