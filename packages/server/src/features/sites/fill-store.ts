/** What the store of a new site begins with, as the capability that sells reads it. */
interface WantedStore {
  readonly site: { readonly websiteId: string; readonly identifier: string; readonly accountId: string }
  readonly catalog: unknown
  readonly fill: FillNames
  /** With its sample orders. */
  readonly hasOrders: boolean
}

/** Puts ids in the place of what a template names; `more` knows names beyond its pages and pictures. */
export type FillNames = (value: unknown, more?: ReadonlyMap<string, string>) => unknown

export type FillStore = (wanted: WantedStore) => Promise<void>
