import { expect, test } from 'vitest'
import { buttonCensus, formRenderCensus, overlayCensus } from './census'
import { censusTimeoutMs } from './census-timeout'

const page = ['ss_cvr', 'websiteId', 'pageTitle', 'pageId', 'contentSource', 'pagePath', 'pagePermissionTypeValue']

test('[ANA-025] button calls carry the visitor, the page and what the button tells about itself', () => {
  expect(Object.keys(buttonCensus.shape)).toEqual([
    ...page,
    'id',
    'buttonText',
    'clickthroughUrl',
    'alignment',
    'size',
    'newWindow',
    'context',
  ])
})

test('form and overlay calls carry the visitor and the page', () => {
  expect(Object.keys(formRenderCensus.shape)).toEqual([...page, 'formId'])
  expect(Object.keys(overlayCensus.shape)).toEqual([...page, 'event'])
})

test('census calls time out after 2500 ms', () => {
  expect(censusTimeoutMs).toBe(2500)
})
