import { addresses } from './english/addresses'
import { blocks } from './english/blocks'
import { cart } from './english/cart'
import { checkout } from './english/checkout'
import { collections } from './english/collections'
import { comments } from './english/comments'
import { consent } from './english/consent'
import { failures } from './english/failures'
import { fields } from './english/fields'
import { forms } from './english/forms'
import { lists } from './english/lists'
import { lock } from './english/lock'
import { mails } from './english/mails'
import { media } from './english/media'
import { memberMails } from './english/member-mails'
import { members } from './english/members'
import { order } from './english/order'
import { orderMails } from './english/order-mails'
import { page } from './english/page'
import { pages } from './english/pages'
import { payments } from './english/payments'
import { search } from './english/search'
import { store } from './english/store'

/** The source: every text that a site says to its visitors, by area. Each translation has the same keys. */
export const english = {
  /** Of these texts: their plurals follow its rules. */
  language: 'en',
  page,
  consent,
  media,
  blocks,
  forms,
  collections,
  comments,
  store,
  cart,
  checkout,
  addresses,
  payments,
  order,
  failures,
  fields,
  pages,
  members,
  lists,
  mails,
  orderMails,
  memberMails,
  lock,
  search,
} as const
