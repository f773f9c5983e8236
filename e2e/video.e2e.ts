import { expect, test } from '@playwright/test'
import { fakeProviders } from './lib/fake-providers'
import { openGallerySite } from './lib/gallery-site'
import { endAnimations, holdAnimations, readAnimations } from './lib/hold-animations'
import { expectAccessible } from './lib/page-health'
import { recordFilm } from './lib/record-film'

test('[VID-016] [VID-001] [VID-002] [VID-003] [VID-004] [VID-005] [VID-011] [VID-012] nothing is asked of a provider before the press; one video plays, the others rest; players are told to play and pause', async ({
  page,
}) => {
  const site = await openGallerySite()
  const assetId = await site.upload('film.webm', await recordFilm(page))
  const pictureId = site.pictures[0] ?? null
  const video = (title: string, props: object) => ({ type: 'video', props: { title, pictureId, ...props } })
  const address = await site.publish('Films', [
    video('Kiln', { code: 'https://vimeo.com/76979871' }),
    video('Wheel', { code: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" onload="steal()"></iframe>' }),
    video('Silence', { code: 'https://fast.wistia.net/embed/iframe/abcdef1234' }),
    video('Own', { source: 'upload', assetId }),
    video('Hostile', { code: '<iframe src="javascript:steal()"></iframe><script>steal()</script>' }),
  ])
  const providers = await fakeProviders(page, 'fast.wistia.net')
  await page.clock.install()
  await holdAnimations(page)
  const ranges: number[] = []
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('response', (answer) => {
    if (answer.url().includes(assetId)) ranges.push(answer.status())
  })
  await page.goto(address)
  const figure = (title: string) =>
    page.locator('.video').filter({ has: page.locator(`[data-video-title="${title}"]`) })
  const play = (title: string) => figure(title).getByRole('button', { name: `Play ${title}` })
  // By keyboard: a mouse's press right after scrolling may still land in the frame that lay there before.
  const press = (title: string) => play(title).press('Enter')
  await expect(page.getByText('Invalid video embed.')).toBeVisible()
  expect(await page.content()).not.toContain('steal()')
  await expect(figure('Kiln').locator('.video-overlay img')).toBeVisible()
  await expectAccessible(page)
  expect([...providers.asked, ...ranges]).toEqual([])

  // A press before the script has come does nothing: press until it plays.
  await expect(async () => {
    if ((await figure('Kiln').locator('iframe').count()) === 0) await play('Kiln').click({ timeout: 1000 })
    await expect(figure('Kiln').locator('iframe')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(figure('Kiln').locator('.video-overlay')).toBeHidden()
  await expect.poll(() => providers.told).toEqual(['player.vimeo.com {"method":"play"}'])
  // What is no mode leaves the earlier one.
  const warned = page.waitForEvent('console', (message) => message.text() === 'Video mode cover is not accepted.')
  const wheel = figure('Wheel').locator('.video-stage')
  await wheel.evaluate((it) => it.setAttribute('data-mode', 'cover'))
  await press('Wheel')
  await warned
  await expect(wheel).toHaveAttribute('data-mode', 'fit')
  await expect(figure('Kiln').locator('.video-overlay')).toBeVisible()
  await expect.poll(() => providers.told).toContain('player.vimeo.com {"method":"pause"}')
  expect((await readAnimations(page)).at(0)).toMatchObject({ from: { opacity: '1' }, to: { opacity: '0' } })
  await expect(figure('Kiln').locator('iframe')).toHaveCount(1)
  await endAnimations(page)
  await expect(figure('Kiln').locator('iframe')).toHaveCount(0)
  const youtube = 'www.youtube-nocookie.com {"event":"command","func":"playVideo","args":[]}'
  await expect.poll(() => providers.told).toContain(youtube)

  await press('Own')
  await expect.poll(() => providers.told).toContain(youtube.replace('playVideo', 'pauseVideo'))
  await expect
    .poll(() =>
      figure('Own')
        .locator('video')
        .evaluate((it) => (it as HTMLVideoElement).played.length),
    )
    .toBeGreaterThan(0)
  expect(new Set(ranges)).toEqual(new Set([206]))

  // A provider that never answers gives the picture back, with the way to its own page.
  await endAnimations(page)
  await press('Silence')
  await expect(figure('Silence').locator('iframe')).toHaveCount(1)
  await page.clock.fastForward(16_000)
  await endAnimations(page)
  await expect(figure('Silence').getByRole('link', { name: 'Watch at Wistia' })).toBeVisible()
  await expect(figure('Silence').locator('iframe')).toHaveCount(0)
  expect(errors).toEqual([])
})
