const WENT = /unable to create temporary file: No such file or directory/u;

/**
 * Tells by what git says whether it found no folder to write an object into: a `git gc` beside it takes one away as empty just
 * after it was made. Then the same again makes the folder anew.
 */
export function objectFolderWent(stderr: string): boolean {
  return WENT.test(stderr);
}
