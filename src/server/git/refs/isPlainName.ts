/** A path of words, as nearly all names of branches and tags are; git knows more. */
const PLAIN = /^\w[\w+=,#%-]*(?:\.[\w+=,#%-]+)*(?:\/\w[\w+=,#%-]*(?:\.[\w+=,#%-]+)*)*$/u;
const LOCK = /\.lock(?:\/|$)/u;

/** Tells whether a name can be nothing but that of a ref, or a file's below a git dir that stays within it. */
export function isPlainName(name: string): boolean {
  return PLAIN.test(name) && !LOCK.test(name);
}
