import { expect, test } from 'vitest'
import { parseSoundcloudUrl } from './soundcloud'

test('a track is read from its address', () => {
  expect(parseSoundcloudUrl('https://soundcloud.com/ada/engine')).toEqual({
    url: 'https://soundcloud.com/ada/engine',
    warning: null,
  })
})

test('any other address leads to a warning that names it', () => {
  for (const wrong of ['', 'x', 'https://soundcloud.com/', 'https://soundcloud.com.evil.example/a', 'javascript:1']) {
    expect(parseSoundcloudUrl(wrong)).toEqual({ url: null, warning: `Unable to parse Soundcloud url: ${wrong}` })
  }
})
