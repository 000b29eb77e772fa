/** The program of a worker as text; see `.ci/exportedPage.ts`. */
declare module "*?program" {
  const program: string;
  export default program;
}
