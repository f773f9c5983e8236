import type { PersonalData } from '../../../services/personal-data'
import { forgetRequestsOfPerson, listRequestsOfPerson } from './rows'

/** What somebody waits for. */
export const restockOfPerson: PersonalData = {
  name: 'back in stock emails',
  export: listRequestsOfPerson,
  erase: forgetRequestsOfPerson,
}
