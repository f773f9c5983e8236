import { api } from '@sitewright/model/routes/api'
import { collections as texts } from '@sitewright/model/visitor-texts/english/collections'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { readStructuredData } from '@sitewright/testkit/pages/structured-data'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const start = Date.UTC(2026, 9, 20, 12)
let host: TestHost
let items: ReturnType<typeof createItemOwner>
let pages: ReturnType<typeof createPageOwner>
let visitor: ApiClient
let id: string

beforeAll(async () => {
  host = await startTestHost({ startsAt: start })
})
afterAll(() => host.stop())
beforeEach(async () => {
  const owner = await host.owner({ title: 'Harbour & Kiln' })
  items = createItemOwner(owner.client)
  pages = createPageOwner(owner.client)
  visitor = host.visitor(owner.site)
  await pages.createPublished({ title: 'Home' }, 'Welcome')
  id = await items.addCollection('events', 'Events')
})

const look = async (address: string): Promise<string> => {
  const answer = await visitor.get(address)
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text
}
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const add = (title: string, event: object, item: object = {}) =>
  items.addPublishedItem(id, {
    title,
    slug: (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-'),
    item: { event: { timeZone: 'Europe/Berlin', ...event }, ...item },
  } as never)
const inHours = (hours: number) => new Date(host.clock.now() + hours * 3_600_000).toISOString()
const upcomingOf = (html: string) => mainOf(html).split(texts.events.past)[0] ?? ''

test('[COLL-023] events that are over leave the list by themselves, from what is cached as well', async () => {
  await add('Firing', { startsAt: inHours(1), endsAt: inHours(3) })
  await add('Tasting', { startsAt: inHours(-1), endsAt: inHours(5) })
  const first = await look('/events')
  expect(upcomingOf(first).indexOf('Tasting')).toBeLessThan(upcomingOf(first).indexOf('Firing'))
  expect(upcomingOf(await look('/events'))).toContain('Firing')
  host.clock.advance(3 * 3_600_000)
  const later = await look('/events')
  expect(upcomingOf(later)).not.toContain('Firing')
  expect(mainOf(later)).toContain('Firing')
  expect(upcomingOf(later)).toContain('Tasting')
  expect(mainOf(await look('/events/firing'))).toContain(texts.events.over)
  host.clock.advance(3 * 3_600_000)
  expect(mainOf(await look('/events'))).toContain(texts.events.nonePlanned)
})

test('[COLL-023] an event that lasts whole days is over when the last of them is, by its own clocks', async () => {
  // The midnights of a zone that is behind the site's; its clocks change within the event.
  const days = {
    startsAt: '2026-10-30T04:00:00Z',
    endsAt: '2026-11-01T04:00:00Z',
    timeZone: 'America/New_York',
    isAllDay: true,
  }
  await add('Open days', days)
  const { google, ics } = linksOf(await look('/events/open-days'))
  expect(google.get('dates')).toBe('20261030/20261102')
  const text = await look(ics)
  expect(text).toContain('DTSTART;VALUE=DATE:20261030\r\nDTEND;VALUE=DATE:20261102\r\n')
  const event = readStructuredData(await look('/events/open-days')).find((data) => data['@type'] === 'Event')
  expect(event).toMatchObject({ startDate: '2026-10-30', endDate: '2026-11-01' })
  host.clock.advance(Date.parse('2026-11-02T04:59:00Z') - host.clock.now())
  expect(upcomingOf(await look('/events'))).toContain('Open days')
  host.clock.advance(60_000)
  expect(upcomingOf(await look('/events'))).not.toContain('Open days')
})

const linksOf = (html: string) => {
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const google = new URL(
    hrefs.find((href) => href.startsWith('https://calendar.google.com/')) ?? 'https://none.example',
  )
  return { google: google.searchParams, ics: hrefs.find((href) => href.endsWith('?format=ical')) ?? '' }
}

test('[COLL-023] an event says when, where and how to get tickets, and opens in calendars at the right moment', async () => {
  const location = { name: 'Studio', address: '8 Clarkson St, New York', latitude: 40.72, longitude: -74 }
  const times = {
    startsAt: inHours(24),
    endsAt: inHours(26),
    timeZone: 'America/New_York',
    ticketsUrl: 'https://tickets.example/1',
  }
  await add('Raku, night; one', times, { location, excerpt: 'Bring wood.\nAnd gloves' })
  const html = await look('/events/raku-night-one')
  const { google, ics } = linksOf(html)
  const span = [inHours(24), inHours(26)].map((iso) => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`)
  expect(google.get('dates')).toBe(span.join('/'))
  expect([google.get('text'), google.get('location')]).toEqual(['Raku, night; one', 'Studio, 8 Clarkson St, New York'])
  const answer = await visitor.get(ics)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.text).toContain(`DTSTART:${span[0]}\r\nDTEND:${span[1]}\r\nSUMMARY:Raku\\, night\\; one\r\n`)
  expect(answer.text).toContain('DESCRIPTION:Bring wood.\\nAnd gloves\r\n')
  for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(html).toContain('href="https://tickets.example/1"')
  expect(html).toContain('https://www.google.com/maps/search/?api=1&amp;query=Studio%2C+8+Clarkson+St%2C+New+York')
  expect(readStructuredData(html).find((data) => data['@type'] === 'Event')).toMatchObject({
    startDate: inHours(24),
    location: { '@type': 'Place', name: 'Studio', geo: { latitude: 40.72 } },
    offers: { url: 'https://tickets.example/1' },
  })
})

test('[COLL-020] [COLL-023] a month of events is a table with each event on all of its days, and other months beside it', async () => {
  await add('Fair', { startsAt: '2026-10-30T10:00:00Z', endsAt: '2026-11-02T10:00:00Z' })
  const now = await look('/events?view=calendar')
  expect(mainOf(now)).toContain('aria-current="date"')
  const html = await look('/events?view=calendar&month=2026-10')
  expect(html).toContain(' data-page-kind="events-calendar"')
  expect(mainOf(html)).toContain('October 2026')
  const next = await look('/events?view=calendar&month=2026-11')
  for (const [month, day] of [
    [html, '2026-10-31'],
    [next, '2026-11-01'],
  ] as const) {
    const [, cell = ''] = mainOf(month).split(`<td><time class="calendar-number" dateTime="${day}">`)
    expect([day, cell.split('</td>')[0]?.includes('href="/events/fair"')]).toEqual([day, true])
  }
  expect(next).toMatch(/<link rel="canonical" href="[^"]*\/events\?view=calendar&amp;month=2026-11"/)
  expect(mainOf(next)).toContain('href="/events?view=calendar&amp;month=2026-12"')
  // Far away there is nothing, and nothing to keep.
  const far = await look('/events?view=calendar&month=3000-01')
  expect(far).toContain('noindex')
  expect(await look('/events?view=calendar&month=2026-99')).toBe(far)
})

test('[COLL-024] the calendar of a site holds its events for everybody and takes any text', async () => {
  const long = `${'🫖 Töpfern '.repeat(15)}\\;,\n`
  await add('Firing', { startsAt: inHours(1), endsAt: inHours(1) }, { excerpt: long })
  const members = await add('Meeting', { startsAt: inHours(2), endsAt: inHours(3) })
  await items.changeItem(members.id, { access: 'members' })
  await items.addItem(id, {
    title: 'Draft event',
    item: { event: { startsAt: inHours(1), endsAt: inHours(2), timeZone: 'UTC' } },
  } as never)
  await pages.changeDocument(api.siteSettings, { timeZone: 'Asia/Tokyo' })
  const { text, headers } = await visitor.get('/events?format=ical')
  expect(headers['content-disposition']).toBe('attachment; filename="events.ics"')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).not.toMatch(/Meeting|Draft event|DTEND/)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`DESCRIPTION:${long.trim().replace(/[\\;,]/g, '\\$&')}`)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  // A blog has no calendar.
  await items.addCollection('blog', 'Journal')
  expect((await visitor.get('/journal?format=ical')).headers['content-type']).toBe('text/html; charset=utf-8')
})
