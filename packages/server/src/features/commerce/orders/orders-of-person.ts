import type { PersonalData } from '../../../services/personal-data'
import { listOrdersOfPerson } from './reading/list-rows'

/** Orders are given out and stay: books must be kept for years, whoever asks to be forgotten. */
export const ordersOfPerson: PersonalData = {
  name: 'orders',
  export: listOrdersOfPerson,
  erase: async () => 0,
}
