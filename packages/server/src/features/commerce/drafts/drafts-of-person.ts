import type { PersonalData } from '../../../services/personal-data'
import { forgetDraftsOfPerson, listDraftsOfPerson } from './store/draft-list-rows'

/** What a store prepared for somebody. */
export const draftsOfPerson: PersonalData = {
  name: 'draft-orders',
  export: listDraftsOfPerson,
  erase: forgetDraftsOfPerson,
}
