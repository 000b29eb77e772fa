/** Makes a name for a deed or a draft by which the server knows it again: 36 hexadecimal digits and dashes. */
export function newKey(): string {
  return crypto.randomUUID();
}
