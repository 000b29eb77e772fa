/** The package has no types. It exports the path of the compiler's program, or null if this platform has none. */
declare module "relay-compiler" {
  const program: string;
  export default program;
}
