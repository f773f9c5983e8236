import { siteHeaderFooter } from '@sitewright/model/header-footer/site-header-footer'
import { english } from '@sitewright/model/visitor-texts/english'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import {
  sampleBlock,
  sampleContext,
  sampleFiles,
  samplePage,
  samplePicture,
  sampleSection,
} from '@sitewright/testkit/sites/sample-page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageBody } from '../page/page-view'
import { findSample } from './samples'
import { blockSchemas } from './schemas'

/** The catalog in a language that nobody speaks: every text between marks. */
function mark<Texts>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (key, value) =>
    typeof value === 'string' && key !== 'language' ? `⟦${value}⟧` : value,
  )
}

function listBlocks() {
  return Object.keys(blockSchemas).flatMap((type) => {
    const { fill, faces } = findSample(type) ?? {}
    const filled = fill?.(samplePicture.id, sampleFiles)
    const shown = [{}, ...(faces?.(samplePicture.id, sampleFiles) ?? [])]
    return shown.map((face) => sampleBlock(type, { ...filled, ...face }))
  })
}

function renderIn(texts: VisitorTexts): string {
  const context = sampleContext({
    texts,
    holdsForeignContent: true,
    members: { isSignedIn: false, canJoin: true, links: [{ title: texts.members.signIn, href: '/account/login' }] },
  })
  const sections = listBlocks().map((block) => sampleSection([block]))
  return renderToStaticMarkup(
    <PageBody page={samplePage(...sections)} headerFooter={siteHeaderFooter.parse({})} context={context} />,
  )
}

test('a page with every block and each of its faces speaks the language that it is given, and no other', () => {
  const html = renderIn(mark(english))
  const said = html.match(/⟦[^⟦⟧]+⟧/g) ?? []
  expect(new Set(said).size).toBeGreaterThan(60)
  // What is left is what owners wrote, and what programs read.
  const rest = html.replace(/⟦[^⟦⟧]+⟧/g, '')
  const { skipToContent, openMenu, closeMenu } = english.page
  const { previous, next, choose } = english.media.gallery
  const foreign = [
    skipToContent,
    openMenu,
    closeMenu,
    previous,
    next,
    choose,
    english.forms.optional,
    english.store.quantity,
  ]
  for (const text of foreign) {
    expect(said).toContain(`⟦${text}⟧`)
    expect(rest).not.toContain(text)
  }
})
