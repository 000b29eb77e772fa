/** The package brings no types: it is the path of the compiler's program, or null where there is none for this machine. */
declare module "relay-compiler" {
  const program: string;
  export default program;
}
