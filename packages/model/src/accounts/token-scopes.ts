/** Parts of the API that a token can be limited to. */
export const scopeAreas = ['catalog', 'orders', 'discounts', 'webhooks'] as const
export type ScopeArea = (typeof scopeAreas)[number]

/** Who may change a part may read it too. */
const rights = ['read', 'write'] as const
export type TokenScope = `${ScopeArea}.${(typeof rights)[number]}`
export const tokenScopes: readonly TokenScope[] = scopeAreas.flatMap((area) =>
  rights.map((right): TokenScope => `${area}.${right}`),
)

/** No scopes at all means no limits. A limited token does nothing beyond its parts. */
export function isInScope(
  scopes: readonly TokenScope[] | null,
  { area, changes }: { readonly area: ScopeArea | undefined; readonly changes: boolean },
): boolean {
  if (scopes === null) return true
  if (area === undefined) return false
  return scopes.includes(`${area}.write`) || (!changes && scopes.includes(`${area}.read`))
}
