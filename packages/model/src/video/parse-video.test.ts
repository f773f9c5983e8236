import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseVideo } from './parse-video'

test('a video is found by its address, in every form the providers give out', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  for (const address of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    '//www.youtube.com/embed/dQw4w9WgXcQ',
  ]) {
    expect(parseVideo(address)?.embedAddress, address).toBe(youtube)
  }
  expect(parseVideo('https://vimeo.com/76979871/a1b2c3d4e5')).toEqual({
    provider: 'Vimeo',
    embedAddress: 'https://player.vimeo.com/video/76979871?dnt=1&h=a1b2c3d4e5',
    pageAddress: 'https://vimeo.com/76979871/a1b2c3d4e5',
  })
  expect(parseVideo('https://home.wistia.com/medias/e4a27b971d')?.provider).toBe('Wistia')
  expect(parseVideo('https://animoto.com/play/AbCdEf123')?.provider).toBe('Animoto')
})

test('of embed code nothing is kept but the id of the video', () => {
  const code =
    '<iframe width="1" onload="alert(1)" src="https://www.youtube.com/embed/dQw4w9WgXcQ?x=%22onload=1" allow="*"></iframe><script>alert(1)</script>'
  expect(parseVideo(code)).toEqual({
    provider: 'YouTube',
    embedAddress: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    pageAddress: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  })
  for (const hostile of [
    '<script src="https://www.youtube.com/embed/dQw4w9WgXcQ"></script>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="https://youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>',
    'https://www.youtube.com/watch?v="><script>',
    'https://vimeo.com/about',
  ]) {
    expect(parseVideo(hostile), hostile).toBe(null)
  }
})

test('whatever is pasted, a frame only ever loads a player of the four', () => {
  const player =
    /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|fast\.wistia\.net\/embed\/iframe|animoto\.com\/embed)\/[\w-]+(\?dnt=1(&h=[0-9a-f]+)?)?$/
  const pasted = fc.oneof(
    fc.string(),
    fc.string().map((text) => `https://youtu.be/${text}`),
    fc.string().map((text) => `<iframe src="https://vimeo.com/${text}">`),
  )
  fc.assert(
    fc.property(pasted, (text) => {
      expect(parseVideo(text)?.embedAddress ?? 'https://animoto.com/embed/none').toMatch(player)
    }),
    { numRuns: 200 },
  )
})
