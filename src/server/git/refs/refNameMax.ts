/** How long the name of a ref can be, in characters: git locks a ref by a file of its name, and a path goes no further. */
export const REF_NAME_MAX = 4096;
