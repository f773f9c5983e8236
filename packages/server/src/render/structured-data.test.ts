import { api } from '@sitewright/model/routes/api'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

async function openSite() {
  const owner = await host.owner({ title: 'Osteria Lume' })
  const pages = createPageOwner(owner.client)
  const visitor = host.visitor(owner.site)
  await pages.createPublished({ title: 'Menu' }, 'Pasta')
  const read = async (path: string): Promise<{ '@type': string; [name: string]: unknown }[]> => {
    const { text } = await visitor.get(path)
    return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    )
  }
  return {
    tell: (fields: Record<string, unknown>) => pages.changeDocument(api.mobileInfoBar, { isEnabled: true, ...fields }),
    settle: (fields: Record<string, unknown>) => pages.changeDocument(api.siteSettings, fields),
    read,
    business: async () => (await read('/')).find((data) => !['WebSite', 'FAQPage'].includes(data['@type'])),
  }
}

const bar = { email: 'ciao@lume.example', phone: '+39 06 5555', address: 'Via dei Coronari 12, Rome' }

test('the home page of a business that can be visited says where, how to call and when it is open', async () => {
  const { tell, read, business } = await openSite()
  expect(await business()).toMatchObject({ '@type': 'Organization', name: 'Osteria Lume' })
  await tell({ ...bar, hours: 'Tue to Sat 18:00–23:30\nSun 12:00-15:00, Mon closed' })
  expect(await business()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Osteria Lume',
    address: 'Via dei Coronari 12, Rome',
    telephone: '+39 06 5555',
    email: 'ciao@lume.example',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '18:00',
        closes: '23:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '12:00', closes: '15:00' },
    ],
  })
  expect((await read('/menu')).map((data) => data['@type'])).toEqual(['WebSite', 'BreadcrumbList'])
})

test('a business tells search engines nothing that it does not tell visitors, and no hours that may be wrong', async () => {
  const { tell, settle, business } = await openSite()
  await tell({ phone: bar.phone })
  expect(await business()).toMatchObject({ '@type': 'Organization', telephone: bar.phone })
  await tell({ ...bar, hours: 'Open when the lights are on, from 9 to 5' })
  const told = await business()
  expect(told).toMatchObject({ '@type': 'LocalBusiness', address: bar.address })
  expect(told).not.toHaveProperty('openingHoursSpecification')
  await tell({ address: '', phone: '', hours: 'Mon 9:00–17:00' })
  expect(await business()).toMatchObject({ '@type': 'LocalBusiness', openingHoursSpecification: [{ opens: '09:00' }] })
  await settle({ socialAccounts: [{ network: 'email', address: 'mailto:hello@lume.example' }] })
  expect(await business()).toMatchObject({ email: 'hello@lume.example' })
  await tell({ ...bar, isEnabled: false, hours: 'Mon 9:00–17:00' })
  const silent = await business()
  expect(silent).toMatchObject({ '@type': 'Organization', email: 'hello@lume.example' })
  expect(silent).not.toHaveProperty('telephone')
  expect(silent).not.toHaveProperty('address')
})
