/** Lengths count the whole value, scheme included, and must stay under these. */
export const linkLengthLimits = {
  anchor: 100,
  tel: 50,
  sms: 1000,
  mailto: 1000,
  javascript: 250,
  ftp: 100,
  internal: 150,
} as const
export type CheckedLinkKind = keyof typeof linkLengthLimits

const shapes: Record<CheckedLinkKind, RegExp> = {
  anchor: /^#/,
  tel: /^tel:[\d+-]{4,}$/i,
  sms: /^sms:/i,
  mailto: /^mailto:[^@]+@[^@?]*[^@?.]\.[^@?.]+(\?[^@]*)?$/i,
  javascript: /^javascript:/i,
  ftp: /^ftp:/i,
  internal: /^\//,
}

export function isValidLink(kind: CheckedLinkKind, value: string): boolean {
  return value.length < linkLengthLimits[kind] && shapes[kind].test(value)
}

const properUrl = /^(https?:\/\/)?([a-z0-9-]+\.)+[a-z]{2,3}(?![^/:?#])/i

/**
 * Decides only whether to offer an `http://` prefix or a hint. Many real domains have a longer top-level part,
 * so a link that a standard URL parser accepts is never refused because of this.
 */
export function isProperUrl(value: string): boolean {
  return properUrl.test(value)
}
