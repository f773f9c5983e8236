import type { Author } from '@sitewright/model/collections/answers/author'
import { slugFromTitle } from '@sitewright/model/pages/addresses/slugs'

/** Its address is one that no other author has. */
export function newAuthor(id: string, authors: readonly Author[]): Author {
  const name = 'New author'
  return { id, name, slug: freeSlug(slugFromTitle(name), authors), bio: '', pictureId: null, links: [] }
}

/** The address follows the name until the owner gives it one of its own. */
export function renameAuthor(author: Author, name: string, others: readonly Author[]): Author {
  const isOwn = !author.slug.startsWith(slugFromTitle(author.name))
  const slug = slugFromTitle(name)
  return isOwn || name.trim() === '' ? { ...author, name } : { ...author, name, slug: freeSlug(slug, others) }
}

function freeSlug(wanted: string, authors: readonly Author[]): string {
  const taken = new Set(authors.map(({ slug }) => slug))
  let slug = wanted
  for (let count = 2; taken.has(slug); count++) slug = `${wanted}-${count}`
  return slug
}
