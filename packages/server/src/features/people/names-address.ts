/** True when a text holds the address itself, and not only the end or the beginning of a longer one. */
export function namesAddress(text: string, email: string): boolean {
  const small = text.toLowerCase()
  for (let at = small.indexOf(email); at >= 0; at = small.indexOf(email, at + 1)) {
    const before = small[at - 1] ?? ''
    const after = small.slice(at + email.length, at + email.length + 2)
    if (!/[\p{L}\p{N}._%+-]/u.test(before) && !/^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(after)) return true
  }
  return false
}
