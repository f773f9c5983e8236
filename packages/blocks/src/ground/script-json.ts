/** JSON that can stand inside a script element: nothing in it can end the element, and old readers find no line ends. */
export function writeScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
