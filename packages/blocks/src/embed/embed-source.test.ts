import { renderView } from '@sitewright/testkit/sites/render-block'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEmbedSource } from './embed-source'
import { embed } from './schema'
import { EmbedView } from './view'

test('videos are played by the player that sets no cookies', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  ]) {
    expect(readEmbedSource(address)?.address).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  }
  expect(readEmbedSource('https://vimeo.com/76979871')?.address).toBe('https://player.vimeo.com/video/76979871?dnt=1')
})

test('an address of an unknown host is framed as it is, without an origin of its own', () => {
  expect(readEmbedSource('https://maps.example/here')).toEqual({
    address: 'https://maps.example/here',
    host: 'maps.example',
    isKnownPlayer: false,
  })
})

test('only https is ever framed', () => {
  expect(readEmbedSource('http://youtu.be/dQw4w9WgXcQ')).toBeNull()
  expect(embed.props.safeParse({ title: 'x', address: 'javascript:alert(1)' }).success).toBe(false)
  fc.assert(
    fc.property(
      fc
        .tuple(fc.constantFrom('', 'http://', 'ftp://', 'data:', 'https:/', 'javascript:'), fc.string())
        .map((parts) => parts.join('')),
      (address) => {
        const source = readEmbedSource(address)
        expect(source === null || source.address.startsWith('https://')).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})

test('nothing is loaded from the other host before the visitor asks for it', () => {
  const props = embed.props.parse({ ...embed.starter, address: 'https://youtu.be/dQw4w9WgXcQ' })
  const html = renderView(EmbedView, props)
  expect(html).toContain('>Show content from youtu.be</button>')
  expect(html).not.toContain('<iframe')
})

test('[BLOCK-073] a Soundcloud address that names no track is warned of, and is no player', () => {
  const track = readEmbedSource('https://soundcloud.com/ada/engine?in=x')
  expect(track?.address).toBe('https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fada%2Fengine')
  expect(track?.warning).toBeUndefined()
  expect(readEmbedSource('https://soundcloud.com/')).toMatchObject({
    isKnownPlayer: false,
    warning: 'Unable to parse Soundcloud url: https://soundcloud.com/',
  })
})
