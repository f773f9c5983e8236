import { expect, test } from 'vitest'
import { buildPixelQuery, trackingPixelFields } from './tracking-pixel'

const facts = { landing: '/', referrer: 'https://a.example/', language: 'en', screenWidth: 800, screenHeight: 600 }

test('a pixel asks with the fields that are known', () => {
  expect([...buildPixelQuery(facts).keys()]).toEqual(['landing', 'refer', 'lang', 'screen'])
  expect(buildPixelQuery(facts).get('screen')).toBe('800x600')
})

test('campaign fields pass unchanged from the landing address', () => {
  const landing =
    '/?rk=1&source=mail&campaign=a%20b&subcampaign=c&channel=d&subchannel=e&variation=f&mkwid=g&other=h#source=x'
  const query = buildPixelQuery({ ...facts, landing })
  expect([...query.keys()]).toEqual([...trackingPixelFields])
  expect([query.get('source'), query.get('campaign'), query.get('mkwid')]).toEqual(['mail', 'a b', 'g'])
})
