/** Where the build laid Python and the house for browsers; nothing, where they were not to be had. */
declare module "virtual:offline" {
  const offline: { readonly python: string; readonly house: string } | null;
  export default offline;
}
