import type { PersonalData } from '../../../services/personal-data'
import { forgetCustomer, forgetUses, listDiscountsForPerson, listUsesOfPerson } from './use-rows'

/** The discounts that name somebody, and those that their orders used. */
export const discountsOfPerson: PersonalData = {
  name: 'discounts',
  export: async (tx, person) => [
    ...(await listDiscountsForPerson(tx, person)),
    ...(await listUsesOfPerson(tx, person)),
  ],
  erase: async (tx, person) => (await forgetCustomer(tx, person)) + (await forgetUses(tx, person)),
}
