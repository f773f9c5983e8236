/** In the frame of the panel a page stands on the platform's address, and the calls of its site below the path of that site. */
export function ownAddress(address: string): string {
  const sitePath = /^(\/sites\/[a-z0-9-]+)\/config\/frame\//.exec(location.pathname)?.[1] ?? ''
  return sitePath + address
}
