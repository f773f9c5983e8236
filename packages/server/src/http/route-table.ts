/** Which methods each mounted address takes, so that a wrong one can be told apart from a missing address. */
export interface RouteTable {
  add(method: string, path: string): void
  methodsAt(path: string): readonly string[]
}

export function createRouteTable(): RouteTable {
  const patterns = new Map<string, { matches: RegExp; methods: Set<string> }>()
  return {
    add(method, path) {
      const entry = patterns.get(path) ?? { matches: toPattern(path), methods: new Set<string>() }
      if (entry.methods.has(method)) throw new Error(`${method} ${path} is mounted twice`)
      entry.methods.add(method)
      if (method === 'GET') entry.methods.add('HEAD')
      patterns.set(path, entry)
    },
    methodsAt(path) {
      const found = [...patterns.values()].filter((entry) => entry.matches.test(path))
      return [...new Set(found.flatMap((entry) => [...entry.methods]))]
    },
  }
}

/** The catch-all of a site's pages has nothing to say about the API's addresses. */
function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')
  return new RegExp(path === '/*' ? '^/(?!api/).*$' : `^${escaped.replace('*', '.*')}$`)
}
