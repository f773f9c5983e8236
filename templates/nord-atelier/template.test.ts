import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { galleryDesigns } from '@sitewright/model/galleries/designs'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const text = readFileSync(join(folder, 'template.json'), 'utf8')

interface Block {
  readonly type: string
  readonly props: Record<string, unknown>
}

const { pages, assets } = JSON.parse(text) as {
  pages: { key: string; document: { sections: { blocks: Block[] }[] } }[]
  assets: { file: string; altText: string }[]
}

function listBlocks(type: string, key?: string): Block[] {
  const wanted = pages.filter((page) => key === undefined || page.key === key)
  const blocks = wanted.flatMap((page) => page.document.sections.flatMap((section) => section.blocks))
  return blocks.filter((block) => block.type === type)
}

test('the pages show every layout of galleries, the lightbox, a video and masks', () => {
  const galleries = listBlocks('gallery')
  expect(new Set(galleries.map((block) => block.props.design))).toEqual(new Set(galleryDesigns))
  expect(galleries.some((block) => block.props.lightbox === true)).toBe(true)
  expect(listBlocks('video')).toHaveLength(1)
  expect(listBlocks('image').filter((block) => block.props.shape !== undefined).length).toBeGreaterThan(1)
})

test('the home page holds thirty pictures', () => {
  const slides = listBlocks('gallery', 'home').flatMap((block) => block.props.slides as unknown[])
  expect(slides).toHaveLength(30)
})

test('every file is there and says what it shows', () => {
  for (const { file, altText } of assets) {
    expect(readFileSync(join(folder, file)).length, file).toBeGreaterThan(1000)
    expect(altText, file).not.toBe('')
  }
})
