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

/** IPv4 addresses reach a dual-stack socket as ::ffff:1.2.3.4. */
function toPlainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
