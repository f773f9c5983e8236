/** The published page's script element that carries the context. In a file of its own: browsers must not load the schema. */
export const siteContextElementId = 'site-context'
