import type { PersonalData } from '../../services/personal-data'
import { commentsOfPerson, followedByPerson } from '../comments/comments-of-person'
import { cartOfPerson } from '../commerce/cart/cart-of-person'
import { checkoutsOfPerson } from '../commerce/checkout/checkouts-of-person'
import { discountsOfPerson } from '../commerce/discounts/discounts-of-person'
import { draftsOfPerson } from '../commerce/drafts/drafts-of-person'
import { ordersOfPerson } from '../commerce/orders/orders-of-person'
import { restockOfPerson } from '../commerce/restock/restock-of-person'
import { invitationsOfPerson } from '../contributors/invitations-of-person'
import { submissionsOfPerson } from '../forms/export/submissions-of-person'
import { importLinesOfPerson, subscriptionsOfPerson, timelineOfPerson } from '../lists/contacts/contacts-of-person'
import { membershipOfPerson } from '../members/management/members-of-person'
import { mailsOfPerson } from './mails-of-person'

/** Every part of a site that keeps something of people. A feature that begins to do so adds its part here. */
export const allPersonalData: readonly PersonalData[] = [
  submissionsOfPerson,
  subscriptionsOfPerson,
  timelineOfPerson,
  importLinesOfPerson,
  // Before the membership, by which it is found.
  cartOfPerson,
  membershipOfPerson,
  invitationsOfPerson,
  discountsOfPerson,
  checkoutsOfPerson,
  draftsOfPerson,
  ordersOfPerson,
  restockOfPerson,
  commentsOfPerson,
  followedByPerson,
  mailsOfPerson,
]
