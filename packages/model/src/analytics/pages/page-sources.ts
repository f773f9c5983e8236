export const contentSources = { item: 'i', collection: 'c' } as const

/** Who may see the page a call comes from. */
export const pagePermissionTypes = { public: 1, password: 2, members: 3 } as const
