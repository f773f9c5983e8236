import type { ConsentChoice } from '@sitewright/model/overlays/consent/consent'
import type { ConsentChoiceRecord } from '@sitewright/model/overlays/consent/consent-choices'
import { readSiteDocument } from '../../content/document-rows'
import type { Services } from '../../services/services'
import { insertChoice, listChoices } from './rows'
import { csvHeader, writeCsvLine } from './write-csv'

export type ConsentRecord = ReturnType<typeof createConsentRecord>

/** Rows of one reading while a record of any length is written out. */
const batchSize = 1000

export function createConsentRecord({ database, now, newId }: Pick<Services, 'database' | 'now' | 'newId'>) {
  return {
    async note(websiteId: string, { choice, version }: { choice: ConsentChoice; version: number }): Promise<void> {
      await database.site(websiteId, async (tx) => {
        const { version: settingsVersion } = await readSiteDocument(tx, websiteId, 'cookie-banner')
        const createdAt = new Date(now())
        await insertChoice(tx, { websiteId, id: newId(), choice, version, settingsVersion, createdAt })
      })
    },

    async list(websiteId: string, page: { after: string; limit: number }) {
      const stored = await database.site(websiteId, (tx) => listChoices(tx, websiteId, page))
      const last = stored.length === page.limit ? stored.at(-1) : undefined
      const choices: ConsentChoiceRecord[] = stored.map(({ id: _id, ...choice }) => choice)
      return { choices, next: last?.id ?? null }
    },

    async *writeCsv(websiteId: string): AsyncGenerator<string> {
      yield csvHeader
      let after = ''
      for (;;) {
        const from = after
        const batch = await database.site(websiteId, (tx) =>
          listChoices(tx, websiteId, { after: from, limit: batchSize }),
        )
        if (batch.length > 0) yield batch.map(writeCsvLine).join('')
        if (batch.length < batchSize) return
        after = batch.at(-1)?.id ?? ''
      }
    },
  }
}
