import type { ContentImportNote } from '@sitewright/model/collections/content-imports'
import type { Actor } from '../../../../actors/actor'
import type { StoredContentImport } from '../store/import-rows'
import type { Survey } from '../wxr/survey'
import type { AddressPlan } from './plan-addresses'

/** What became of an entry. With a problem nothing of it is kept. */
export interface Taken {
  readonly outcome: 'added' | 'unchanged' | 'skipped' | 'failed'
  readonly notes: readonly ContentImportNote[]
}

export interface Taking {
  readonly it: StoredContentImport
  readonly actor: Actor
  readonly survey: Survey
  readonly plan: AddressPlan
}
