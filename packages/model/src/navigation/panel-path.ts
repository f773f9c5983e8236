/** Below it stands everything of a site's panel, on the address of the platform. */
export function panelPathOf(identifier: string): string {
  return `/sites/${identifier}`
}

/** Taken apart, an address within a site's panel: the site, its path, and what of the address follows. */
export interface PanelPlace {
  readonly identifier: string
  readonly path: string
  readonly rest: string
}

export function readPanelPlace(address: string): PanelPlace | null {
  const identifier = /^\/sites\/([a-z0-9][a-z0-9-]{0,62})\//.exec(address)?.[1]
  if (identifier === undefined) return null
  const path = panelPathOf(identifier)
  return { identifier, path, rest: address.slice(path.length) }
}
