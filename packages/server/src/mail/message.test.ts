import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeMessage, type Message } from './message'
import { readMessage } from './read-message'

const message: Message = {
  id: 'f'.repeat(24),
  from: { name: 'Harbour & Kiln', address: 'no-reply@example.com' },
  to: 'ada@example.com',
  replyTo: null,
  subject: 'Hello',
  text: 'Hello Ada',
  html: '<p>Hello Ada</p>',
  date: new Date(0),
  leaveAddress: null,
}

test('a mail is text and HTML, and the same message always gives the same bytes', async () => {
  const bytes = await composeMessage(message)
  expect(bytes.equals(await composeMessage(message))).toBe(true)
  const raw = bytes.toString()
  expect(raw).toContain('Message-ID: <ffffffffffffffffffffffff@example.com>')
  expect(raw).toContain('Content-Type: multipart/alternative')
  expect(readMessage(bytes)).toEqual({
    from: 'Harbour & Kiln <no-reply@example.com>',
    to: 'ada@example.com',
    subject: 'Hello',
    date: 'Thu, 01 Jan 1970 00:00:00 +0000',
    text: 'Hello Ada',
    html: '<p>Hello Ada</p>',
  })
})

test('[SEC-41] no name or subject adds a header or a recipient', async () => {
  const evil = 'x\r\nBcc: evil@example.com\r\n\r\n<script>\u2028Bcc: a@b.cc\u0000'
  const raw = (await composeMessage({ ...message, from: { ...message.from, name: evil }, subject: evil })).toString()
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  expect(head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0])).toEqual(
    ['From', 'To', 'Subject', 'Message-ID', 'Auto-Submitted', 'Date', 'MIME-Version', 'Content-Type'].sort(
      byOrderIn(head),
    ),
  )
  expect(head).not.toMatch(/^Bcc:/im)
})

function byOrderIn(head: string) {
  return (one: string, other: string) => head.indexOf(`${one}:`) - head.indexOf(`${other}:`)
}

test('whatever is written into a mail is read out of it again', async () => {
  const line = fc
    .string({ unit: 'grapheme', maxLength: 150 })
    .map((text) => text.replace(/[\p{C}\p{Z}=?]+/gu, ' ').trim())
  const body = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n'))
  await fc.assert(
    fc.asyncProperty(line, body, body, async (subject, text, html) => {
      const read = readMessage(await composeMessage({ ...message, subject, text, html: `<p>${html}</p>` }))
      expect(read.subject).toBe(subject)
      expect(read.text.replaceAll('\r\n', '\n').trimEnd()).toBe(text.trimEnd())
      expect(read.html.replaceAll('\r\n', '\n').trimEnd()).toBe(`<p>${html}</p>`)
    }),
    { numRuns: 150 },
  )
})

test('a file that is no mail is read without harm, and quickly', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(typeof readMessage(bytes).subject).toBe('string')
    }),
    { numRuns: 200 },
  )
  const nested = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(2_000)
  const words = `Subject: ${'=?utf-8?q?=?'.repeat(20_000)}`
  const started = performance.now()
  readMessage(Buffer.from(nested))
  readMessage(Buffer.from(words))
  expect(performance.now() - started).toBeLessThan(10_000)
})
