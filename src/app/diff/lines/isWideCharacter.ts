/** Whether a character takes two columns: East Asian wide and fullwidth ones and pictures; rather one too many than too few. */
export function isWideCharacter(code: number): boolean {
  return code >= 0x1100 && (code < 0x2000 ? code <= 0x115f : code >= 0x2190);
}
