import { siteDocuments } from '@sitewright/model/site-documents/site-documents'
import { expect, test } from 'vitest'
import { liftDocument } from './documents'

test('documents stored with settings that are gone are read as those of today', () => {
  const banner = liftDocument('cookie-banner', { isCookieBannerEnabled: true, isVisitorDataRestricted: true })
  expect(siteDocuments['cookie-banner'].schema.parse(banner)).toMatchObject({ isCookieBannerEnabled: true })
  const titleFormats = { site: '%s!', page: '%p', blog: '%b' }
  const settings = liftDocument('settings', { title: 'Pots', titleFormats })
  expect(siteDocuments.settings.schema.parse(settings).titleFormats).toEqual({
    site: '%s!',
    page: '%p',
    item: '%i — %s',
  })
})
