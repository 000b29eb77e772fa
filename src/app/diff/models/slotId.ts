/** Names the element that a slot is drawn in, for attributes that lead there. */
export function slotId(key: string): string {
  return `slot-${encodeURIComponent(key)}`;
}
