import { expect, test } from 'vitest'
import { api } from './api'
import { paths } from './paths'

const widgets = /^(galler(y|ies)|lightbox(es)?|videos?|dialogs?|tooltips?|maps?)$/i

test('[NAV-015] galleries, lightbox, video, dialogs, tooltips and maps have no routes of their own', () => {
  const segments = Object.values({ ...api, ...paths }).flatMap((path) => path.split('/'))
  expect(segments).toContain('pages')
  expect(segments.filter((segment) => widgets.test(segment))).toEqual([])
})
