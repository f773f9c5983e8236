/** `TRUSTED_PROXIES` as a set of plain addresses. */
export function readTrustedProxies(setting: string): ReadonlySet<string> {
  return new Set(
    setting
      .split(',')
      .map((address) => toPlainAddress(address.trim()))
      .filter((address) => address !== ''),
  )
}

/** The address a request came from. X-Forwarded-For counts only as far as trusted proxies wrote it, so it is read from its end. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trusted: ReadonlySet<string>,
): string {
  let address = toPlainAddress(socketAddress ?? '')
  const hops = [forwardedFor ?? ''].flat().join(',').split(',')
  while (trusted.has(address)) {
    const previous = toPlainAddress(hops.pop()?.trim() ?? '')
    if (previous === '' || !/^[0-9a-f.:]{2,45}$/i.test(previous)) return address
    address = previous
  }
  return address
}

/**
 * What limits count by. One subscriber has a whole /64 of IPv6 addresses, and could take another one for each try.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0')
  const network = [...groups, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** IPv4 addresses reach a dual-stack socket as ::ffff:1.2.3.4. */
function toPlainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
