import { expect, test } from 'vitest'
import { buildHitBody, type HitData, hitBody, hitData } from './hit-data'

const data: HitData = {
  userAgent: 'test',
  clientDate: 5,
  viewportInnerWidth: 1,
  viewportInnerHeight: 2,
  screenWidth: 3,
  screenHeight: 4,
  websiteId: 'w1',
  website_locale: 'en-US',
  url: '/',
  title: 'Home',
  localStorageSupported: true,
  queryString: '',
  referrer: '',
}

test('[ANA-020] hit data covers the visitor, the screen and the page', () => {
  expect([...Object.keys(hitBody.shape), ...Object.keys(hitData.shape)]).toEqual([
    'event',
    'data',
    'ss_cvr',
    'userAgent',
    'clientDate',
    'viewportInnerWidth',
    'viewportInnerHeight',
    'screenWidth',
    'screenHeight',
    'websiteId',
    'templateId',
    'website_locale',
    'url',
    'title',
    'itemId',
    'recordType',
    'collectionId',
    'localStorageSupported',
    'queryString',
    'referrer',
  ])
})

test('a hit is sent with its data as JSON, and with the visitor cookie only when there is one', () => {
  const body = buildHitBody('view', data, 'record')
  expect(hitBody.parse(body)).toEqual({ event: 'view', data: JSON.stringify(data), ss_cvr: 'record' })
  expect(buildHitBody('view', data, undefined)).not.toHaveProperty('ss_cvr')
})
