import { maxTags } from '@sitewright/model/collections/item'
import { tagTypes } from '@sitewright/model/collections/tags'
import { readPlainWords } from '../html/plain-words'
import type { WxrTerm } from '../wxr/wxr-entries'

interface Names {
  readonly tags: string[]
  readonly categories: string[]
  readonly notes: string[]
}

/** Names as they fit here: what is too long is cut, what differs in its letters' case alone is one. */
export function readNames(terms: readonly WxrTerm[]): Names {
  const notes: string[] = []
  function choose(domain: string, what: 'tag' | 'category'): string[] {
    const { maxLength } = tagTypes[what]
    const chosen = new Map<string, string>()
    for (const term of terms) {
      // What WordPress calls a post that is in no category.
      if (term.domain !== domain || (what === 'category' && term.slug === 'uncategorized')) continue
      const name = readPlainWords(term.name)
      const cut = [...name].slice(0, maxLength).join('').trim()
      if (cut === '') continue
      if (cut !== name) notes.push(`The ${what} “${name.slice(0, 100)}” was shortened to “${cut}”.`)
      if (!chosen.has(cut.toLowerCase())) chosen.set(cut.toLowerCase(), cut)
    }
    const names = [...chosen.values()]
    if (names.length > maxTags)
      notes.push(`Only ${maxTags} of ${names.length} ${what === 'tag' ? 'tags' : 'categories'} were kept.`)
    return names.slice(0, maxTags)
  }
  return { tags: choose('post_tag', 'tag'), categories: choose('category', 'category'), notes }
}
