import { Readable } from 'node:stream'
import { classicExport } from '@sitewright/testkit/wordpress/classic-export'
import { gutenbergExport } from '@sitewright/testkit/wordpress/gutenberg-export'
import { wxr, wxrHead, wxrItem } from '@sitewright/testkit/wordpress/wxr'
import { expect, test } from 'vitest'
import { readWxr } from './read-wxr'
import { surveyWxr } from './survey'
import type { WxrItem } from './wxr-entries'

const address = 'https://old.example'
const bytes = (text: string) => Readable.from([Buffer.from(text)])

async function readItems(text: string): Promise<WxrItem[]> {
  const items: WxrItem[] = []
  for await (const pieces of readWxr(bytes(text))) {
    for (const piece of pieces) if (piece.kind === 'item') items.push(piece.item)
  }
  return items
}

test('[COLL-080] an export is read with its posts, terms, pictures, comments and days', async () => {
  const items = await readItems(gutenbergExport(address))
  expect(items.map(({ type, status }) => `${type} ${status}`)).toEqual([
    'post publish',
    'post publish',
    'post draft',
    'post private',
    'post future',
    'page publish',
    'page publish',
    'attachment inherit',
    'attachment inherit',
    'nav_menu_item publish',
    'post trash',
    'recipe publish',
  ])
  expect(items[0]).toMatchObject({
    id: '40',
    title: 'Across the Channel &amp; back 🌊',
    slug: 'across-the-channel',
    date: '2023-06-18T09:30:00.000Z',
    author: 'marta',
    isSticky: true,
    pictureId: '32',
    terms: [{ domain: 'category', name: 'Passages' }, { name: /far too long/ }, { domain: 'post_tag' }, {}],
    comments: [
      { id: '5', author: 'Tom', approved: '1', date: '2023-06-19T08:00:00.000Z' },
      { id: '6', parentId: '5' },
    ],
  })
  expect(items[7]).toMatchObject({
    fileAddress: `${address}/wp-content/uploads/2023/06/harbour.png`,
    altText: 'Masts in a harbour',
  })
  expect(await surveyWxr(bytes(classicExport(address)))).toMatchObject({
    site: { title: 'Salt & Sail', address },
    total: 4,
    authors: new Map([
      ['marta', 'Marta Lind'],
      ['joao', 'João'],
    ]),
  })
})

const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<rss><channel><title>&b;</title></channel></rss>`
const outside = `<?xml version="1.0"?><!DOCTYPE rss SYSTEM "http://127.0.0.1/x.dtd"><rss><channel></channel></rss>`
const whole = wxr(address, wxrHead + wxrItem({ id: 1, title: 'One', link: `${address}/one/` }))

test('[SEC-44] [COLL-080] entities, broken and other files are refused with a word', async () => {
  const problemOf = async (text: string) => surveyWxr(bytes(text))
  expect(await problemOf(bomb)).toContain('declares a document type')
  expect(await problemOf(outside)).toContain('declares a document type')
  expect(await problemOf(whole.replace('One', ']]>&what;<![CDATA['))).toMatch(/damaged near line \d+/)
  expect(await problemOf(whole.slice(0, -30))).toMatch(/damaged near line \d+/)
  expect(await problemOf(whole.replace('</item>', '</itm>'))).toContain('damaged')
  expect(await problemOf('<html><body>Not found</body></html>')).toContain('isn’t a WordPress export')
  expect(await problemOf('{"posts": []}')).toContain('damaged')
  expect(await problemOf('')).toContain('empty')
  expect(await problemOf(wxr(address, wxrHead))).toContain('no posts or pages')
  expect(await problemOf(wxr('', wxrItem({ id: 1, title: 'One', link: '' })))).toContain('which site')
  expect(await problemOf(`\n\n${whole.replace('One', 'O\u0008ne')}`)).toMatchObject({ total: 1 })
})

test('[COLL-080] a large file is read in short turns, which grow with its length alone', async () => {
  const item = (id: number) =>
    wxrItem({ id, title: 'One', link: `${address}/one/`, content: 'Words and words. '.repeat(200) })
  const text = wxr(address, Array.from({ length: 3000 }, (_, at) => item(at + 1)).join(''))
  let last = performance.now()
  let longest = 0
  const watch = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  let total = 0
  for await (const pieces of readWxr(bytes(text))) total += pieces.length
  clearInterval(watch)
  expect(total).toBe(3001)
  expect(longest).toBeLessThan(500)
  expect(await surveyWxr(bytes(wxr(address, '<item></item>'.repeat(20_001))))).toContain('more than 20,000 entries')
})
