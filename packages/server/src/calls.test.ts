import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@sitewright/model/calls/call'
import { editedDocumentNames, siteDocumentCalls } from '@sitewright/model/calls/site-documents'
import { startTestHost } from '@sitewright/testkit/host/test-host'
import { expect, test } from 'vitest'

const callsFolder = join(import.meta.dirname, '../../model/src/calls')

/** Whatever stands in a table of calls, and the calls that follow from the table of documents. */
async function listDeclared(): Promise<Call[]> {
  const names = readdirSync(callsFolder).filter((name) => !name.endsWith('.test.ts'))
  const files: object[] = await Promise.all(names.map((name) => import(join(callsFolder, name))))
  const tables = files.flatMap((file) => Object.entries(file).filter(([name]) => name.endsWith('Calls')))
  const ofDocuments = editedDocumentNames.flatMap((name) => Object.values(siteDocumentCalls(name)))
  return [...tables.flatMap(([, table]) => Object.values<Call>(table)), ...ofDocuments]
}

test('every call of the model has one endpoint, and every endpoint a call of the model', async () => {
  const host = await startTestHost()
  const declared = (await listDeclared()).map(({ id, method, path }) => `${id} ${method} ${path}`)
  const served = host.app.endpoints.map(({ id, method, path }) => `${id} ${method} ${path}`)
  expect(declared.length).toBeGreaterThan(100)
  expect(new Set(declared).size).toBe(declared.length)
  expect(served.sort()).toEqual(declared.sort())
  await host.stop()
})
