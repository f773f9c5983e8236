import { cart } from './cart'
import { failures } from './failures'

/** Of pages that the host makes in the design of the site. */
export const pages = {
  notFound: { heading: 'Page not found', text: 'There is no page at this address. It may have moved.' },
  password: { heading: 'This page is locked', text: 'Its owner has protected it with a password.' },
  siteLock: { heading: 'This site is locked', text: 'Enter the password to see it.' },
  private: { heading: 'This site is private', text: 'Only the people who work on it can see it.' },
  comingSoon: {
    heading: 'Coming soon',
    text: 'We’re putting the finishing touches to our site. Please come back soon.',
  },
  search: { heading: 'Search', text: 'Find pages of this site.' },
  cart: { heading: cart.heading, text: cart.empty },
  checkoutRefused: { heading: 'Checkout', text: cart.cannotCheckOut },
  draftRefused: { heading: 'Your order', text: "This order can't be paid with this link right now." },
  restock: { heading: 'Back in stock emails', text: 'We email you when a product is available again.' },
  comments: { heading: 'Comments', text: 'What visitors say.' },
  order: { heading: 'Your order', text: 'Thank you for your order.' },
  downloadEnded: { heading: 'Download', text: 'This download link has expired.' },
  stripePayment: { heading: 'Payment', text: 'Pay for your order.' },
  testPayment: { heading: 'Confirm test payment', text: 'This is a test card: no real money moves.' },
  form: { heading: 'Please check the form', text: 'Something in it is missing or wrong.' },
  members: { heading: 'This page available only site members', text: 'Sign in to see it.' },
  memberLogin: { heading: 'Sign in', text: 'For members of this site.' },
  memberJoin: { heading: 'Become a member', text: 'Some pages of this site are for members.' },
  memberConfirm: { heading: 'Confirm your membership', text: 'One click, and you are a member.' },
  memberReset: { heading: 'Choose a password', text: 'For members of this site.' },
  memberAccount: { heading: 'Your account', text: 'As a member of this site.' },
  newsletterConfirm: { heading: 'Confirm your subscription', text: 'One click, and you get our emails.' },
  newsletterLeave: { heading: 'Unsubscribe', text: 'Stop the emails of a list.' },
  expired: { heading: 'This site has expired', text: 'Its owner can bring it back at any time.' },
  removed: { heading: 'This site is gone', text: 'It is no longer published at this address.' },
  parked: { heading: 'This address is parked', text: 'There is nothing to see here yet. Please come back later.' },
  failed: { heading: 'Something went wrong', text: failures['server.unexpected'] },
  busy: {
    heading: 'Please come back in a moment',
    text: failures['server.busy'],
  },
} as const
