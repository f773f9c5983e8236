import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAutoplay, buildPlayerMessage, findVideoProvider, videoProviders } from './providers'
import { changeVideoMode, describeEmbedProblem, placeholderRatio, readEmbedSize } from './wrapper'

test('[VID-006] four providers are recognized', () => {
  expect(videoProviders).toEqual(['Vimeo', 'YouTube', 'Wistia', 'Animoto'])
  expect(findVideoProvider('https://player.vimeo.com/video/1')).toBe('Vimeo')
  expect(findVideoProvider('//www.youtube.com/embed/x')).toBe('YouTube')
  expect(findVideoProvider('https://youtu.be/x')).toBe('YouTube')
  expect(findVideoProvider('https://fast.wistia.net/embed/x')).toBe('Wistia')
  expect(findVideoProvider('https://s3.animoto.com/play/x')).toBe('Animoto')
  for (const other of ['https://video.example/1', 'https://youtube.com.evil.example', 'javascript:alert(1)', '', 'x']) {
    expect(findVideoProvider(other)).toBe(null)
  }
})

test('[VID-007] Wistia starts by autoPlay', () => {
  expect(addAutoplay('https://fast.wistia.net/embed/x')).toBe('https://fast.wistia.net/embed/x?autoPlay=true')
})

test('[VID-008] Animoto starts by options set to autostart', () => {
  expect(addAutoplay('https://s3.animoto.com/play/x')).toBe('https://s3.animoto.com/play/x?options=autostart')
})

test('[VID-009] every other embed starts by autoplay=1', () => {
  expect(addAutoplay('https://player.vimeo.com/video/1?h=2')).toBe('https://player.vimeo.com/video/1?h=2&autoplay=1')
  expect(addAutoplay('https://video.example/1')).toBe('https://video.example/1?autoplay=1')
})

test('[VID-010] YouTube starts by autoplay=1 and enablejsapi', () => {
  expect(addAutoplay('https://www.youtube.com/embed/x?autoplay=0')).toBe(
    'https://www.youtube.com/embed/x?autoplay=1&enablejsapi=1',
  )
})

test('only web addresses are embedded', () => {
  expect(addAutoplay('javascript:alert(1)')).toBe(null)
  fc.assert(
    fc.property(fc.string(), (address) => {
      expect(addAutoplay(address) ?? 'https://').toMatch(/^https?:\/\//)
    }),
    { numRuns: 150 },
  )
})

test('[VID-013] only Vimeo and YouTube have play and pause messages', () => {
  expect(buildPlayerMessage('Vimeo', 'pause')).toBe('{"method":"pause"}')
  expect(buildPlayerMessage('YouTube', 'play')).toBe('{"event":"command","func":"playVideo","args":[]}')
  for (const provider of ['Wistia', 'Animoto', null] as const) expect(buildPlayerMessage(provider, 'play')).toBe(null)
})

test('[VID-016] a mode is none, fit, fill or null, and anything else is not accepted', () => {
  for (const mode of ['none', 'fit', 'fill', null] as const) {
    expect(changeVideoMode('fit', mode)).toEqual({ mode, isAccepted: true })
  }
  for (const wrong of ['cover', undefined, 1]) {
    expect(changeVideoMode('fit', wrong)).toEqual({ mode: 'fit', isAccepted: false })
  }
})

test('[VID-017] [VID-018] a placeholder is 65 percent high, or 100 by its columns', () => {
  expect(placeholderRatio()).toBe(65)
  expect(placeholderRatio(4)).toBe(25)
})

const embed = {
  html: '<iframe src="https://player.vimeo.com/video/1"></iframe>',
  providerName: 'Vimeo',
  isVimeoBasic: false,
  wantsFeaturedImage: true,
} as const

test('[VID-014] a Vimeo Basic account is refused', () => {
  expect(describeEmbedProblem(embed)).toBe(null)
  expect(describeEmbedProblem({ ...embed, isVimeoBasic: true })).toBe('Vimeo Basic accounts are not supported.')
})

test('[VID-019] an invalid embed has its message', () => {
  expect(describeEmbedProblem({ ...embed, html: 'my video' })).toBe('Invalid video embed.')
})

test('[VID-020] a featured image needs a recognized embed', () => {
  const unknown = { ...embed, providerName: null }
  expect(describeEmbedProblem(unknown)).toBe(
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  )
  expect(describeEmbedProblem({ ...unknown, wantsFeaturedImage: false })).toBe(null)
})

test('the size that pasted code asks for is read, and nothing else for one', () => {
  expect(readEmbedSize('<iframe width="640" height=\'360\' src="x"></iframe>')).toEqual({ width: 640, height: 360 })
  expect(readEmbedSize('<iframe src="x" width=640 height=360>')).toEqual({ width: 640, height: 360 })
  for (const none of ['', 'https://vimeo.com/1', '<iframe width="100%" height="360">', '<iframe data-width="640">']) {
    expect(readEmbedSize(none), none).toBe(null)
  }
})
