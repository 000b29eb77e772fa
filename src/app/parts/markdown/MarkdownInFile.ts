/** What a text in Markdown can show that is a file of a repository, and no remark. */
export interface MarkdownInFile {
  /** Gives the address of a picture in the repository; null where it is elsewhere, and nothing is to be fetched. */
  readonly pictureAt: (address: string) => string | null;
  /** Pictures that stand with the text, in base64, by the names that it calls them. */
  readonly attachments?: ReadonlyMap<string, string> | undefined;
}
