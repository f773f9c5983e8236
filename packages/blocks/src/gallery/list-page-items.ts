import type { PageDocument } from '@sitewright/model/pages/document'
import { nameSlides } from './name-slides'
import { gallery } from './schema'

/** Names of the slides that may stand behind a page's address, whether or not their gallery writes them there. */
export function listPageItems(page: PageDocument): Set<string> {
  const blocks = page.sections.flatMap((section) => section.blocks).filter((block) => block.type === gallery.type)
  return new Set(
    blocks.flatMap((block) => {
      const { data } = gallery.props.safeParse(block.props)
      if (!data) return []
      const ids = nameSlides(data.slides)
      return data.slides.flatMap(({ url }, index) => [ids[index] ?? '', url].filter((name) => name !== ''))
    }),
  )
}
