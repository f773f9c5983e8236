import { richText } from '@sitewright/model/text/rich-text'
import { classicExport } from '@sitewright/testkit/wordpress/classic-export'
import { gutenbergExport } from '@sitewright/testkit/wordpress/gutenberg-export'
import { expect, test } from 'vitest'
import type { PostPart } from '../../../../parsing/post-parts'
import { readPostHtml } from './read-post-html'

const address = 'https://old.example'
const read = (html: string) => readPostHtml(html, address)

/** The content of the first post of an export. */
function firstPost(text: string): string {
  const start = text.indexOf('<content:encoded><![CDATA[') + '<content:encoded><![CDATA['.length
  return text.slice(start, text.indexOf(']]></content:encoded>', start))
}

/** A short spelling, for reading: `p(We left bold:Roscoff)`. */
function sketch(part: PostPart): string {
  if (part.kind === 'text') return part.content.map((node) => write(node as Node)).join(' ')
  if (part.kind === 'picture') return `picture(${part.picture.fileId}, ${part.picture.alt}, ${part.picture.caption})`
  if (part.kind === 'gallery')
    return `gallery(${part.columns}: ${part.pictures.map(({ fileId, caption }) => [fileId, caption].filter(Boolean).join(' ')).join(', ')})`
  if (part.kind === 'video') return `video(${part.address}, ${part.caption})`
  return `buttons(${part.buttons.map(({ text, href }) => `${text} → ${href}`).join(', ')})`
}
interface Node {
  type: string
  text?: string
  attrs?: { level?: number }
  marks?: { type: string; attrs?: { href?: string } }[]
  content?: Node[]
}
function write({ type, text, attrs, marks = [], content = [] }: Node): string {
  if (type === 'text') return marks.map((mark) => `${mark.type}:`).join('') + text
  return `${attrs?.level ? `h${attrs.level}` : type}(${content.map(write).join('|')})`
}

test('[COLL-080] a post of blocks becomes texts, pictures, a gallery, a film and buttons', () => {
  const { parts, notes } = read(firstPost(gutenbergExport(address)))
  expect(parts.map(sketch)).toEqual([
    'paragraph(We left |bold:Roscoff| at |italic:four in the morning|, with the ebb and |link:everything packed|.) h2(The first night)',
    'picture(31, A harbour at dawn, Roscoff, before the rain)',
    'bulletList(listItem(paragraph(Charts))|listItem(paragraph(Tea))) blockquote(paragraph(The sea does not reward those who are too anxious.)|paragraph(Anne Morrow Lindbergh))',
    'gallery(2: 31 Day one, 32)',
    'video(https://www.youtube.com/watch?v=dQw4w9WgXcQ, Leaving)',
    'horizontalRule() codeBlock(050 30.2N\n003 58.9W) paragraph(Leg | Miles) paragraph(Roscoff | 102)',
    'buttons(About us → https://old.example/about/)',
  ])
  expect(notes).toEqual(['A table became lines of text.', 'The block “latest-posts” was left out.'])
})

test('[COLL-080] a classic post has its paragraphs, captions, galleries and films by address', () => {
  const { parts, notes } = read(firstPost(classicExport(address)))
  expect(parts.map(sketch)).toEqual([
    'paragraph(A splice is stronger than a knot.|hardBreak()|It takes |bold:five| minutes.)',
    'picture(71, Three strands, Three strands, ready)',
    'h2(What you need) orderedList(listItem(paragraph(A rope))|listItem(paragraph(A fid, or a |link:spoon))) blockquote(paragraph(Tuck against the lay.)|paragraph(Then tuck again.)) paragraph(Watch somebody do it:)',
    'video(https://vimeo.com/76979871, )',
    'gallery(2: 71, 72)',
    'paragraph([contact-form-7 id="90" title="Ask us"]) paragraph(That is [sic] all.)',
  ])
  expect(notes).toEqual(['The shortcode [contact-form-7] isn’t known here. It stays as text.'])
})

test('[COLL-080] nothing of a hostile post runs or leads to code, and its words stay', () => {
  const { parts, notes } =
    read(`<p onclick="run()">Hello <script>run()</script><a href="java\nscript:run()">there</a></p>
    <img src="x" onerror="run()"><iframe src="https://evil.example/frame"></iframe><iframe srcdoc="<script>run()</script>"></iframe>
    <svg onload="run()"><script>run()</script></svg><form action="https://evil.example"><input name="password">Fill in</form>
    <a href="data:text/html,<script>run()</script>">data</a><object data="x.swf"></object><style>p { color: red }</style>`)
  expect(JSON.stringify(parts)).not.toMatch(/run\(|javascript|data:|onclick|onerror|srcdoc|color: red|password/)
  expect(parts.map(sketch).join(' ')).toContain('Hello there')
  expect(JSON.stringify(parts)).toContain('"href":"https://evil.example/frame"')
  expect(notes).toEqual(
    expect.arrayContaining([
      'Scripts and forms were left out.',
      'A link that isn’t allowed was removed. Its text stays.',
      'Embedded content of evil.example became a link.',
    ]),
  )
})

test('markup without end is read in linear time, and what is stored passes its own check', () => {
  const odd = [
    '<div>'.repeat(100_000),
    `${'<b>'.repeat(50_000)}x${'</i>'.repeat(50_000)}`,
    '[caption '.repeat(100_000),
    '[gallery ids="'.repeat(50_000),
    '<p><img src="a.png">'.repeat(2000),
    '<!-- wp:x '.repeat(50_000),
    `${'<blockquote><ul><li>'.repeat(300)}deep`,
    'word\n\n'.repeat(20_000),
    `<pre>${'x'.repeat(200_000)}</pre>`,
    `<p>${'<b>a</b>b'.repeat(5000)}</p>`,
  ]
  for (const html of odd) {
    const start = performance.now()
    const { parts } = read(html)
    expect(performance.now() - start).toBeLessThan(5000)
    for (const part of parts) {
      if (part.kind === 'text') expect(richText.safeParse({ type: 'doc', content: part.content }).success).toBe(true)
    }
  }
  expect(read(odd[7] ?? '').parts.flatMap((part) => (part.kind === 'text' ? part.content : []))).toHaveLength(20_000)
})
