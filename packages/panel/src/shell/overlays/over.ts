/** What can lie over the whole panel, one at a time. */
export type Over =
  | 'palette'
  | 'shortcuts'
  | 'guide'
  | 'preview'
  | 'history'
  | 'links'
  | 'schedule'
  | 'publish'
  | 'publish-all'
export type OpenOver = Readonly<Record<Over, () => void>>
