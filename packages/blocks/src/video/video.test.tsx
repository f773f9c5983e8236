import { renderView } from '@sitewright/testkit/sites/render-block'
import { sampleId, samplePicture } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import type { ViewAsset } from '../ground/view-context'
import { video } from './schema'
import { VideoView } from './view'

const film: ViewAsset = { ...samplePicture, id: sampleId(0xa2), address: '/s/a2/film.webm', kind: 'video' }
const words: ViewAsset = { ...samplePicture, id: sampleId(0xa3), address: '/s/a3/film.vtt', kind: 'file' }

function render(props: Record<string, unknown>, isEditing = false): string {
  const assets = new Map([samplePicture, film, words].map((asset) => [asset.id, asset]))
  return renderView(VideoView, video.props.parse({ title: 'Kiln', ...props }), { context: { assets, isEditing } })
}

test('a video of each provider is a button over the owner’s picture, and nothing on the page asks the provider for anything', () => {
  const codes = {
    Vimeo: 'https://vimeo.com/76979871',
    YouTube: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" onload="steal()"></iframe>',
    Wistia: 'https://home.wistia.com/medias/e4a27b971d',
    Animoto: 'https://animoto.com/play/AbCdEf123',
  }
  for (const [provider, code] of Object.entries(codes)) {
    const html = render({ code, pictureId: samplePicture.id })
    expect(html, provider).toContain(`data-video="${provider}"`)
    expect(html, provider).toContain('aria-label="Play Kiln"')
    expect(html, provider).toContain(`src="${samplePicture.address}"`)
    expect(html, provider).toContain(`Playing loads content from ${provider}.`)
    expect(html, provider).not.toMatch(/<iframe|<script|steal/)
  }
})

test('what is no video of the four says so in its place', () => {
  for (const code of ['my video', '<iframe src="javascript:steal()"></iframe>', '<iframe src="//video.example/1">']) {
    const html = render({ code })
    expect(html).toContain('<p class="video-problem">Invalid video embed.</p>')
    expect(html).not.toMatch(/steal|video\.example/)
  }
  expect(render({ code: ' ' }, true)).toContain('Paste the URL of a video.')
})

test('of a video that is still to be chosen visitors see nothing, and the owner what to do', () => {
  expect(render({ code: ' ' })).toBe('')
  expect(render({ source: 'upload' })).toBe('')
  expect(render({ source: 'upload' }, true)).toContain('Choose a video.')
})

test('[VID-020] a picture on the frame of an unknown provider is explained to the owner; visitors only learn that there is no video', () => {
  const props = { code: '<iframe src="https://video.example/1"></iframe>', pictureId: samplePicture.id }
  expect(render(props, true)).toContain(
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  )
  expect(render(props)).toContain('>Invalid video embed.<')
  expect(render({ ...props, pictureId: null }, true)).toContain('>Invalid video embed.<')
})

test('an uploaded video fetches nothing before it is played, has its picture and captions, and the browser’s own controls', () => {
  const upload = { source: 'upload', assetId: film.id }
  const html = render({ ...upload, captionsId: words.id, pictureId: samplePicture.id })
  expect(html).toMatch(/<video controls="" playsInline="" preload="none" aria-label="Kiln" src="\/s\/a2\/film\.webm">/)
  expect(html).toMatch(/<track kind="captions" src="\/s\/a3\/film\.vtt"[^>]* default=""/)
  expect(html).toContain(`src="${samplePicture.address}"`)
  expect(render(upload)).not.toContain('<track')
  // A picture in the place of a film is none.
  expect(render({ ...upload, assetId: samplePicture.id })).not.toContain('<video')
})

test('[VID-015] around a video stand its provider, its mode and what its code asks for, and none of the code itself', () => {
  const code =
    '<iframe src="https://player.vimeo.com/video/76979871" width="640" height="360" onload="steal()"></iframe>'
  const [stage] = /<div class="video-stage"[^>]*>/.exec(render({ code, mode: 'none' })) ?? []
  expect(stage).toContain('data-video="Vimeo"')
  expect(stage).toContain('data-mode="none"')
  expect(stage).toContain('--embed-width:640px;--embed-height:360px;--embed-ratio:1.778')
  expect(stage).not.toMatch(/steal|iframe/)
})

test('[VID-016] a video block takes none, fit, fill and null as its mode, and nothing else', () => {
  const takes = (mode: unknown) => video.props.safeParse({ title: 'Kiln', mode }).success
  expect(['none', 'fit', 'fill', null].map(takes)).toEqual([true, true, true, true])
  expect(['cover', '', 1].map(takes)).toEqual([false, false, false])
})

test('fit, fill and own size are told to the styles, and so is the shape of the frame', () => {
  const code = 'https://vimeo.com/76979871'
  for (const mode of ['fit', 'fill', 'none']) expect(render({ code, mode })).toContain(`data-mode="${mode}"`)
  expect(render({ code, mode: null })).not.toContain('data-mode')
  expect(render({ code, aspectRatio: '9 / 16' })).toContain('style="aspect-ratio:9 / 16"')
})
