const keyPattern = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

/** Keys are ours: letters, digits, dots and dashes between slashes, and no part that begins with a dot. */
export function checkBlobKey(key: string): string {
  if (key.length > 300 || !keyPattern.test(key)) throw new Error('Not a blob key.')
  return key
}
