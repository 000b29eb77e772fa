/** See the plugin of this name in vite.config.ts. */
declare module "*?process" {
  const path: string;
  export default path;
}
