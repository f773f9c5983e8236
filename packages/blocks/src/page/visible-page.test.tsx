import type { Section } from '@sitewright/model/pages/document'
import { siteStyles } from '@sitewright/model/site/styles'
import {
  sampleBlock,
  sampleContext,
  sampleId,
  samplePage,
  samplePicture,
  sampleSection,
} from '@sitewright/testkit/sites/sample-page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { belowFirstView } from '../ground/first-view'
import { findFlaws } from './find-flaws'
import { SectionView } from './section-view'

function draw(section: Section, changes: Parameters<typeof sampleContext>[0] = {}): string {
  const context = sampleContext(changes)
  return renderToStaticMarkup(
    <SectionView section={section} anchor={undefined} firstView={belowFirstView} container="page" context={context} />,
  )
}

const text = sampleBlock('text', {}, 0)
const emptyImage = sampleBlock('image', {}, 1)
const below = sampleBlock('quote', {}, 3)

test('visitors see no hole where a picture is missing; the owner sees its place', () => {
  const section = sampleSection([text, emptyImage, below])
  const rows = emptyImage.desktop.end.y - emptyImage.desktop.start.y
  const areaOf = (html: string) => Number(new RegExp(`${below.id}.*?--area:(\\d+)/`).exec(html)?.[1])
  expect(draw(section)).not.toContain(emptyImage.id)
  expect(draw(section, { isEditing: true })).toContain(emptyImage.id)
  expect(areaOf(draw(section, { isEditing: true })) - areaOf(draw(section))).toBe(rows)
  expect(draw(sampleSection([emptyImage]))).toBe('')
})

test('a picture that was deleted leaves no hole either', () => {
  const gone = sampleBlock('image', { assetId: sampleId(0xdead) }, 1)
  expect(draw(sampleSection([text, gone]))).not.toContain(gone.id)
})

test('a button without a link is no link for visitors, and a picture without one keeps its words', () => {
  expect(draw(sampleSection([text, sampleBlock('button', { href: '' }, 1)]))).not.toContain('class="button"')
  const picture = sampleBlock('image', {
    assetId: samplePicture.id,
    layout: 'card',
    title: 'Bowls',
    button: { label: 'Read more', href: '', newWindow: false },
  })
  expect(draw(sampleSection([picture]))).toContain('Bowls')
  expect(draw(sampleSection([picture]))).not.toContain('Read more')
})

test('a bright picture behind light text gets a stronger overlay; without text it stays as the owner wants it', () => {
  const background = {
    kind: 'image' as const,
    assetId: samplePicture.id,
    focalPoint: { x: 0.5, y: 0.5 },
    overlayOpacity: 0.1,
  }
  const over = (section: Section) => Number(/section-overlay" style="opacity:([\d.]+)/.exec(draw(section))?.[1])
  const dark = { ...sampleSection([text]), theme: 'black' as const, background }
  expect(over(dark)).toBeGreaterThan(0.3)
  expect(over({ ...dark, blocks: [sampleBlock('spacer')] })).toBe(0.1)
})

test('text upon a picture gets a ground of its own on the screens where it lies there', () => {
  const picture = { ...sampleBlock('image', { assetId: samplePicture.id }, 5), desktop: text.desktop }
  const section = sampleSection([picture, { ...text, desktop: { ...text.desktop, zIndex: 1 } }])
  expect(draw(section)).toMatch(new RegExp(`${text.id}"[^>]*data-ground="desktop"`))
  expect(draw(sampleSection([picture, sampleBlock('text', {}, 2)]))).not.toContain('data-ground')
})

test('what visitors see otherwise than the owner is named with its block, in the order of the page', () => {
  const button = sampleBlock('button', { href: '' }, 2)
  const context = { assets: sampleContext().assets, colors: siteStyles.parse({}) }
  const fine = samplePage(sampleSection([text, below]))
  expect(findFlaws(fine, context)).toEqual([])
  const page = samplePage(sampleSection([text, emptyImage, button]))
  const kinds = findFlaws(page, context).map(({ kind, blockId }) => [kind, blockId])
  expect(kinds).toEqual([
    ['no-picture', emptyImage.id],
    ['no-link', button.id],
  ])
})
