/** Where the browser keeps nothing. */
const kept = new Map<string, string>()

/** The name of this attempt to pay: the same however often it is pressed or sent, until it is known what came of it. */
export function takeAttemptKey(checkoutId: string): string {
  const known = read(nameOf(checkoutId))
  if (known) return known
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const fresh = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  write(nameOf(checkoutId), fresh)
  return fresh
}

/** The next press is another attempt. */
export function forgetAttempt(checkoutId: string): void {
  write(nameOf(checkoutId), '')
}

function nameOf(checkoutId: string): string {
  return `checkout-attempt-${checkoutId}`
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return kept.get(name) ?? ''
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    kept.set(name, value)
  }
}
