import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseXml } from './parse-xml'
import { makeSvgSafe } from './safe-svg'

const wrap = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="20" ${attributes}>${inner}</svg>`

test('a drawing keeps what draws it', () => {
  const drawing = wrap(
    `<title>A &amp; B</title><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient>
     <style><![CDATA[.a > .b{fill:url(#g)}]]></style></defs>
     <g class="a" transform="rotate(4)"><path d="M0 0h10v10z" style="fill:url('#g');stroke:red"/></g>
     <use xlink:href="#g" href="#g"/><image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>
     <text x="1"><tspan font-size="3">hi</tspan></text>`,
    'viewBox="0 0 10 20"',
  )
  const safe = makeSvgSafe(drawing)
  expect(safe).toMatchObject({ width: 10, height: 20 })
  for (const part of [
    '<title>A &amp; B</title>',
    'stop-color="#f00"',
    '<style>.a &gt; .b{fill:url(#g)}</style>',
    'd="M0 0h10v10z"',
    `style="fill:url('#g');stroke:red"`,
    'xlink:href="#g" href="#g"',
    'href="data:image/png;base64,iVBORw0KGgo="',
    '<tspan font-size="3">hi</tspan>',
  ])
    expect(safe?.text).toContain(part)
  expect(makeSvgSafe(safe?.text ?? '')?.text).toBe(safe?.text)
})

const attacks = [
  '<script>alert(1)</script>',
  '<script href="https://evil.test/x.js"/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<g xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></g>',
  '<g onload="alert(1)"/>',
  '<rect ONCLICK="alert(1)" onmouseover="alert(1)"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<iframe src="javascript:alert(1)"/>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<a xlink:href="java&#115;cript:alert(1)"><text>x</text></a>',
  '<use href="https://evil.test/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#x"/>',
  '<image href="https://evil.test/pixel.png"/>',
  '<image href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"/>',
  '<image xlink:href="//evil.test/a.png"/>',
  '<style>@import url(https://evil.test/a.css);</style>',
  '<style>@im\\port "https://evil.test/a.css";</style>',
  '<style>*{background:url(https://evil.test/a)}</style>',
  '<style>*{background:u\\72l(https://evil.test/a)}</style>',
  '<style>*{fill:ur/**/l(//evil.test)}@font-face{src:url(//evil.test)}</style>',
  '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>',
  '<style><script>alert(1)</script></style>',
  '<path style="fill:url(https://evil.test/a#b)"/>',
  '<path fill="url(https://evil.test/a#b)"/>',
  '<path fill="url(//evil.test/a"/>',
  '<path filter="url(  &quot;https://evil.test&quot;  )"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<g xml:base="javascript:alert(1)"/>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<?xml-stylesheet href="https://evil.test/a.css"?><g/>',
  '<!--><script>alert(1)</script>--><g/>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<metadata><x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script></metadata>',
  '<video src="https://evil.test/v.mp4"/><audio src="x"/><embed src="x"/><object data="x"/>',
]

test('[SEC-37] hostile drawings are made harmless', () => {
  for (const attack of attacks) {
    const safe = makeSvgSafe(wrap(`${attack}<rect width="1" height="1"/>`))
    expect(safe, attack).not.toBeNull()
    expectHarmless(safe?.text ?? '', attack)
    expect(safe?.text, attack).toContain('<rect width="1" height="1"></rect>')
  }
  expectHarmless(makeSvgSafe(wrap('<g/>', 'onload="alert(1)"'))?.text ?? '', 'root')
})

test('[SEC-44] what is not well-formed, declares entities or is no drawing is refused', () => {
  for (const text of [
    '<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    '<svg>&unknown;</svg>',
    '<svg>&#0;</svg>',
    '<svg>&#x110000;</svg>',
    '<svg>a & b</svg>',
    '<svg><g></svg>',
    '<svg><rect width=1/></svg>',
    '<svg onload=alert(1)></svg>',
    '<svg><rect a="1" a="2"/></svg>',
    '<svg/><script>alert(1)</script>',
    '<html><svg/></html>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
    'hello',
    '',
    `${'<g>'.repeat(50_000)}`,
    wrap(`${'<g>'.repeat(3000)}${'</g>'.repeat(3000)}`),
    wrap('<use href="#a"/>'.repeat(3000)),
  ])
    expect(makeSvgSafe(text), text.slice(0, 60)).toBeNull()
})

test('[SEC-51] large drawings and hostile repetition are read in linear time', () => {
  const repeated: ((part: number) => string)[] = [
    (count) => wrap(`<path d="${'M0 0 '.repeat(count)}"/>`),
    (count) => wrap(`<path style="${'/*/'.repeat(count)}"/>`),
    (count) => wrap(`<style>${'/* '.repeat(count)}</style>`),
    (count) => wrap(`<path style="${'url( '.repeat(count)}"/>`),
    (count) => wrap(`<path style="${'url '.repeat(count)}"/>`),
    (count) => `<svg ${'a="b" '.repeat(count)}`,
    (count) => `<svg>${'<!-- '.repeat(count)}`,
    (count) => `<svg>${'&'.repeat(count)}</svg>`,
    (count) => `<svg ${' '.repeat(count)}a`,
    (count) => `<svg>${'</g '.repeat(count)}`,
  ]
  for (const [index, make] of repeated.entries()) {
    const timeOf = (count: number) => {
      const text = make(count)
      const startedAt = performance.now()
      makeSvgSafe(text)
      return performance.now() - startedAt
    }
    timeOf(10_000)
    // In squared time the long one takes 400 times as long; slow machines are slow with both.
    expect(timeOf(200_000), `${index}`).toBeLessThan(100 * Math.max(timeOf(10_000), 20))
  }
})

test('whatever goes in, what comes out is a drawing of allowed parts', () => {
  const piece = fc.constantFrom(
    ...attacks,
    '<g>',
    '</g>',
    '<![CDATA[',
    ']]>',
    '"',
    "'",
    '>',
    '<',
    '&#60;',
    '<style>',
    '</style>',
    '/*',
    '*/',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const safe = makeSvgSafe(wrap(pieces.join('')))
      if (safe === null) return
      expectHarmless(safe.text, pieces.join(''))
      expect(makeSvgSafe(safe.text)?.text).toBe(safe.text)
    }),
    { numRuns: 200 },
  )
})

function expectHarmless(text: string, attack: string): void {
  expect(text, attack).not.toMatch(
    /<\/?\w*:?(?:script|foreignobject|iframe|handler|animate|set|a|video|audio|embed|object)[\s>/]/i,
  )
  expect(text, attack).not.toMatch(/<[^>]*\son\w+\s*=/i)
  const tags = text.match(/<[^>]*>/g) ?? []
  for (const tag of tags) {
    expect(tag, attack).not.toMatch(/javascript:/i)
    expect(
      tag.replaceAll('http://www.w3.org/2000/svg', '').replaceAll('http://www.w3.org/1999/xlink', ''),
      attack,
    ).not.toMatch(/evil|\/\//)
  }
  for (const [, css] of text.matchAll(/<style>([\s\S]*?)<\/style>/g)) expect(css, attack).not.toMatch(/@|evil|\\/)
  expect(parseXml(text), attack).not.toBeNull()
}
