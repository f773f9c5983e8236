import { collectionDesign } from '@sitewright/model/collections/collection-design'
import {
  type CollectionLayout,
  collectionLayouts,
  collectionNames,
} from '@sitewright/model/collections/collection-kinds'
import { english } from '@sitewright/model/visitor-texts/english'
import { sampleItem, sampleItemFoot, sampleItemHead, sampleList } from '@sitewright/testkit/sites/sample-items'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { collectionListCss, itemPageCss } from './collection-css'
import { CollectionListView } from './collection-list'
import type { CollectionList } from './collection-views'
import { ItemFootView } from './item-foot'
import { ItemHeadView } from './item-head'
import { MembersNoticeView } from './members-notice'

const allLayouts = collectionNames.flatMap((name) =>
  collectionLayouts[name].map((layout): readonly [typeof name, CollectionLayout] => [name, layout]),
)

const draw = (node: ReactNode) => renderToStaticMarkup(node)
const drawList = (list: CollectionList) => draw(<CollectionListView list={list} />)
const readLevels = (html: string) => [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))

function expectNoGaps(levels: readonly number[]) {
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1)
}

/** The catalog in a language that nobody speaks: every text between marks. */
function mark<Texts>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (key, value) =>
    typeof value === 'string' && key !== 'language' ? `⟦${value}⟧` : value,
  )
}

test.each(allLayouts)('[COLL-020] %s as %s: every item is there by its name, without a script', (name, layout) => {
  const html = drawList(sampleList(name, layout))
  for (const number of [1, 2, 3]) {
    expect(html).toMatch(
      new RegExp(`<a [^>]*href="/list/item-${number}"[^>]*>(?:<[^>]+>[^<]*</\\w+>)*[^<]*(?:<span>)?Piece ${number}`),
    )
  }
  expect(html).not.toMatch(/<script|\son[a-z]+=/)
  expectNoGaps(readLevels(html))
  expect(html).toContain('aria-current="true"')
  expect(html).toContain('href="/list?page=2"')
})

test.each(allLayouts)('[COLL-020] %s as %s has styles of its own, for phones too', (name, layout) => {
  const design = collectionDesign.parse({ layout })
  const css = collectionListCss({ name, layout, design })
  expect(css).toContain('max-width: 767px')
  expect(css).not.toContain('--small-screen')
  if (name !== 'events') expect(css).toMatch(new RegExp(`data-layout='?${layout}'?`))
})

test('[COLL-020] a list is headed by the page, or by what it is narrowed to', () => {
  const whole = drawList(sampleList('blog', 'basic-grid'))
  expect(readLevels(whole)).toEqual([2, 3, 3, 3])
  const head = { title: 'Kilns', author: null, clearHref: '/list' }
  const narrowed = drawList(sampleList('blog', 'basic-grid', { head }))
  expect(readLevels(narrowed)).toEqual([1, 2, 2, 2])
})

test('[COLL-020] what the design does not show of items is nowhere', () => {
  const shown = {
    picture: '<img',
    excerpt: 'is about',
    date: 'November 12',
    author: 'Maren Holt',
    categories: 'list?category=Kilns',
  } as const
  const list = sampleList('blog', 'side-by-side', { filters: [] })
  for (const [part, text] of Object.entries(shown)) {
    expect(drawList(list)).toContain(text)
    const design = collectionDesign.parse({ parts: { [part]: false } })
    expect(drawList({ ...list, design })).not.toContain(text)
    expect(draw(<ItemHeadView head={sampleItemHead('blog', { design })} />)).not.toContain(text)
  }
})

test('[COLL-020] a missing picture leaves no hole between others, and an emoji is one letter', () => {
  const items = [sampleItem(1, 'blog', { picture: null, title: '👩‍🎨 paints' }), sampleItem(2, 'blog')]
  expect(drawList(sampleList('blog', 'basic-grid', { items }))).toContain('<span>👩‍🎨</span>')
  expect(drawList(sampleList('blog', 'single-column', { items }))).not.toContain('data-stand-in')
})

test('[COLL-001] an empty list says so; one where nothing matches leads back to all', () => {
  for (const name of collectionNames) {
    const empty = { items: [], calendar: null }
    expect(drawList(sampleList(name, collectionLayouts[name][0], empty))).toContain(english.collections.empty[name])
    const head = { title: 'Kilns', author: null, clearHref: '/back' }
    const html = drawList(sampleList(name, collectionLayouts[name][0], { ...empty, head }))
    expect(html).toContain(english.collections.noneMatch)
    expect(html).toContain('href="/back"')
  }
})

test('[COLL-023] the calendar is a table that says its month, days and how many events each has', () => {
  const html = drawList(sampleList('events', 'calendar'))
  expect(html).toMatch(/<caption[^>]*>[^<]*November 2026<\/caption>/)
  expect(html.match(/<th scope="col"><abbr title="\w+day">/g)).toHaveLength(7)
  expect(html.match(/<td\b/g)).toHaveLength(7)
  expect(html).toContain('Saturday, November 21, 3 events')
  expect(html).toMatch(/<td aria-current="date"><time[^>]*dateTime="2026-11-17"/i)
  // The same days as a list, for phones.
  expect(html.match(/class="calendar-day"/g)).toHaveLength(1)
})

test('[COLL-023] an event says when and where, and leads to tickets, a map and calendars until it is over', () => {
  const item = sampleItem(1, 'events')
  const html = draw(<ItemHeadView head={sampleItemHead('events', { item })} />)
  const links = ['tickets.example', 'maps.example', 'calendar.google.com', 'format=ical']
  for (const link of links) expect(html).toContain(link)
  expect(html).toContain('<time dateTime="2026-11-21T18:30:00.000Z">Saturday, November 21')
  const past = { ...item, event: item.event && { ...item.event, isPast: true } }
  const over = draw(<ItemHeadView head={sampleItemHead('events', { item: past })} />)
  expect(over).toContain(english.collections.events.over)
  expect(over).not.toContain('tickets.example')
})

test('[COLL-023] past events stand below those to come, under a heading of their own', () => {
  const list = sampleList('events', 'stacked', { pastItems: [sampleItem(9, 'events')] })
  const html = drawList(list)
  expect(html.indexOf('Piece 9')).toBeGreaterThan(html.indexOf(english.collections.events.past))
  expectNoGaps(readLevels(html))
  const none = drawList({ ...list, items: [] })
  expect(none).toContain(english.collections.events.nonePlanned)
})

test('[COLL-022] around a post stand its facts, tags, source, share links, author, neighbors and related posts', () => {
  const audio = { href: '/s/sound.mp3', label: 'Listen' }
  const head = draw(<ItemHeadView head={sampleItemHead('blog', { audio })} />)
  expect(readLevels(head)).toEqual([1])
  for (const text of [
    'href="/list"',
    'Kilns',
    'November 12',
    'Maren Holt',
    '4 minutes',
    '3 voices',
    '25% 75%',
    'preload="none"',
  ])
    expect(head).toContain(text)
  const foot = draw(<ItemFootView foot={sampleItemFoot('blog')} />)
  for (const text of ['ash', 'first.example', 'Friendbook', 'She throws.', 'Her page', 'Piece 0', 'Piece 2', 'Piece 3'])
    expect(foot).toContain(text)
  expectNoGaps([1, ...readLevels(foot)])
  expect(itemPageCss()).toContain('.item-neighbors')
})

test('[COLL-022] hostile words stay words', () => {
  const title = '<script>alert(1)</script>"\'&'
  const item = sampleItem(1, 'events', { title, excerpt: title, author: { label: title, href: '/x' } })
  const drawn = [
    ...allLayouts.map(([name, layout]) => drawList(sampleList(name, layout, { items: [item], title }))),
    draw(<ItemHeadView head={sampleItemHead('events', { item })} />),
    draw(<ItemFootView foot={sampleItemFoot('blog', { related: [item], previous: { label: title, href: '/p' } })} />),
  ]
  for (const html of drawn) expect(html).not.toContain('<script')
})

test('[COLL-027] who may not read a post is told how to', () => {
  const notice = { joinHref: '/join', signInHref: '/sign-in', texts: sampleList('blog', 'masonry').texts }
  expect(draw(<MembersNoticeView notice={notice} />)).toMatch(/href="\/join".*href="\/sign-in"/)
  expect(draw(<MembersNoticeView notice={{ ...notice, joinHref: null }} />)).not.toContain('/join')
})

test('lists and items speak the language that they are given, and no other', () => {
  const texts = mark(english)
  const pastItems = [sampleItem(9, 'events', { isFeatured: true, isForMembers: true })]
  const html = [
    ...allLayouts.map(([name, layout]) => drawList(sampleList(name, layout, { texts, pastItems }))),
    draw(<ItemHeadView head={sampleItemHead('events', { texts })} />),
    draw(<ItemFootView foot={sampleItemFoot('blog', { texts })} />),
    draw(<MembersNoticeView notice={{ joinHref: '/join', signInHref: '/sign-in', texts }} />),
  ].join('')
  const { events, members, featured, older, related, previous } = english.collections
  const rest = html.replace(/⟦[^⟦⟧]+⟧/g, '')
  for (const text of [
    featured,
    older,
    related,
    previous.blog,
    members.mark,
    members.join,
    events.tickets,
    events.past,
  ]) {
    expect(html).toContain(`⟦${text}⟧`)
    expect(rest).not.toContain(text)
  }
})
