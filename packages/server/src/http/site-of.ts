import type { Caller } from './endpoint'

/** The id of the website that a call is about. Calls for a permission exist on the address of a site alone. */
export function siteOf({ website }: Caller): string {
  if (website === null) throw new Error('a call about a site came without one')
  return website.id
}
