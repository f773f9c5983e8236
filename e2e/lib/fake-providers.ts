import type { Page } from '@playwright/test'

export interface FakeProviders {
  /** Hosts that were asked for a player. */
  readonly asked: string[]
  /** What the players were told, with their host before it. */
  readonly told: string[]
}

const player = `<!doctype html><title>Player</title><script>
  addEventListener('message', ({ data }) => heard(location.hostname + ' ' + data))
</script>`

/** Stands in for the providers of videos. One that is named here never answers. */
export async function fakeProviders(page: Page, silentHost = ''): Promise<FakeProviders> {
  const fake: FakeProviders = { asked: [], told: [] }
  await page.context().exposeBinding('heard', (_, text: string) => {
    fake.told.push(text)
  })
  await page.context().route(/vimeo\.com|youtube|wistia|animoto/, (route) => {
    const { hostname } = new URL(route.request().url())
    fake.asked.push(hostname)
    return hostname === silentHost ? undefined : route.fulfill({ contentType: 'text/html', body: player })
  })
  return fake
}
