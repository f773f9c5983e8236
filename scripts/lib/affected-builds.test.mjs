import { expect, test } from 'vitest'
import { listAffectedBuilds } from './affected-builds.mjs'

test('a change is built into what holds it, and nothing else', () => {
  expect(listAffectedBuilds(['panel/src/main.tsx'])).toEqual(['panel'])
  expect(listAffectedBuilds(['runtime/src/main.ts', 'server/src/app.ts'])).toEqual(['site', 'islands', 'server'])
  expect(listAffectedBuilds(['model/src/id.ts'])).toEqual(['site', 'islands', 'panel', 'server'])
  expect(listAffectedBuilds(['server/src/app.test.ts', 'testkit/src/host/test-host.ts'])).toEqual([])
})
