/** Writes a moment of the schema's, which has an offset, as ISO 8601 in UTC. */
export function utcMoment(timestamp: string): string {
  return new Date(timestamp).toISOString();
}
