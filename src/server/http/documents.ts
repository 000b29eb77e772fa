/** The operations that this server executes: those the Relay compiler wrote, found by id, by text and by name. */
export interface Documents {
  readonly byId: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, string>;
  readonly texts: ReadonlySet<string>;
}

/** Indexes the compiler's list of persisted documents (id to text). */
export function indexDocuments(persisted: Readonly<Record<string, string>>): Documents {
  const texts = Object.values(persisted);
  const named = texts.flatMap((text): [string, string][] => {
    const name = /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1];
    return name === undefined ? [] : [[name, text]];
  });
  return { byId: new Map(Object.entries(persisted)), byName: new Map(named), texts: new Set(texts) };
}
