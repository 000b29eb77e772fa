/** Choices that this browser keeps. One that forbids storage keeps none: each then holds until the page is left. */
export const localChoice = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      if (error instanceof DOMException) return null;
      throw error;
    }
  },
  keep(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  },
};
