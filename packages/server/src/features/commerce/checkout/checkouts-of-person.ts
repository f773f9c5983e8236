import type { PersonalData } from '../../../services/personal-data'
import { forgetCheckoutsOfPerson, listCheckoutsOfPerson } from './old-checkout-rows'

/** What somebody began to order. */
export const checkoutsOfPerson: PersonalData = {
  name: 'checkouts',
  export: listCheckoutsOfPerson,
  erase: forgetCheckoutsOfPerson,
}
