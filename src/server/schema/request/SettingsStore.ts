/** Where the choices of whoever runs Galley are kept. */
export interface SettingsStore {
  /** Where that is, for people. */
  readonly place: string;
  /** Gives what is kept now, by name; other programs of this user may have changed it. */
  read(): ReadonlyMap<string, string>;
  /**
   * Keeps choices beside those that are kept already; null has one go back to what is usual. READ_ONLY or DISK_FULL where that
   * cannot be.
   */
  keep(changes: ReadonlyMap<string, string | null>): Promise<void>;
}
