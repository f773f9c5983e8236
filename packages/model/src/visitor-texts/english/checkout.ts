import { cart } from './cart'
import { page } from './page'

/** Of the checkout: its script has all of them. */
export const checkout = {
  heading: 'Checkout',
  backToCart: 'Back to cart',
  contactStore: 'Contact the store',
  cannotCheckOut: cart.cannotCheckOut,
  checkFields: page.checkFields,
  optional: '(optional)',
  form: 'Your order',
  /** What stands there before its script. */
  frame: {
    loading: 'Loading checkout…',
    /** Of the shop's name or logo. */
    backToCartOf: '{shop}, back to cart',
    needsScript: 'Checking out needs JavaScript. Turn it on in your browser and reload this page.',
    cartIsKept: 'Your cart is kept.',
  },
  broken: { heading: 'Something went wrong', text: 'Your card was not charged. Reload the page to try again.' },
  steps: {
    label: 'Checkout steps',
    names: { contact: 'Contact', delivery: 'Delivery', payment: 'Payment', review: 'Review' },
    complete: '(complete)',
    nowComplete: '{step} complete.',
    nowCompleteNext: '{step} complete. Next: {next}.',
  },
  contact: { email: 'Email', newsletter: 'Email me with news and offers' },
  delivery: {
    way: 'How you get your order',
    ship: 'Ship to an address',
    pickUp: 'Pick up',
    pickupLocation: 'Pickup location',
    method: 'Shipping method',
    enterAddress: 'Enter your address to see shipping methods.',
    /** `{contact}` is `contactStore`, as a link where there is one. */
    nowhere: "We don't deliver to this address. {contact}, or choose another address.",
  },
  codes: {
    heading: 'Discount',
    list: 'Discount codes',
    label: 'Discount code',
    apply: cart.codes.apply,
    applying: 'Applying…',
    remove: cart.remove,
    /** After `remove`, for who does not see beside which code it stands. */
    spokenCode: cart.spoken.code,
    missing: 'Enter a code.',
    nowAdded: 'Code {code} added.',
    nowRemoved: 'Code {code} removed.',
  },
  billing: {
    heading: 'Billing address',
    none: 'No billing address',
    add: 'Add a billing address',
    same: 'Same as shipping address',
    different: 'Use a different billing address',
  },
  payment: {
    method: 'Payment method',
    free: 'Your order is free. No payment needed.',
    closed: "This store isn't taking payments yet.",
    contactToOrder: 'Contact the store to order.',
    stripeNote: 'You enter your card or choose a wallet on the next page.',
    /** Those that the owner does not name. */
    methods: { stripe: 'Card or wallet', test: 'Test card' },
  },
  testCard: {
    mode: 'Test mode: no real money moves.',
    warning: "Don't enter a real card number.",
    label: 'Test card number',
    list: 'Test cards to try',
    cards: {
      paid: 'Pays',
      declined: 'Declined',
      insufficientFunds: 'Insufficient funds',
      asks: 'Asks you to confirm',
      disputedLater: 'Pays, disputed later',
    },
  },
  review: {
    note: 'Order note',
    contact: 'Contact',
    shipTo: 'Ship to',
    pickUpAt: 'Pick up at',
    shipping: 'Shipping',
    /** `{terms}` is `termsLink`, as a link where there is one. */
    terms: 'I agree to the {terms}',
    termsLink: 'terms and conditions',
    newTab: '(opens in a new tab)',
    pay: 'Pay {total}',
    placeOrder: 'Place order',
    continueToPayment: 'Continue to payment',
    placing: 'Placing your order…',
  },
  wait: {
    action: {
      heading: 'Confirm your payment',
      text: 'Your bank asks you to confirm this payment. Your order is placed when you have.',
      button: 'Confirm payment',
    },
    pending: {
      heading: 'Processing your payment',
      text: 'This can take a moment. Please keep this page open.',
    },
  },
  summary: {
    heading: 'Order summary',
    show: 'Show order summary',
    hide: 'Hide order summary',
    enterAddress: 'Enter your address',
    editCart: 'Edit cart',
  },
  totals: cart.totals,
  nowTotal: 'The total is now {total}.',
  nowPlaced: 'Your order is placed.',
  /** What is missing or wrong in the fields. */
  checks: {
    emailMissing: 'Enter your email.',
    emailInvalid: 'This is not an email address.',
    addressMissing: 'Enter your address.',
    answerMissing: 'Fill in this field.',
    methodMissing: 'Choose how to pay.',
    cardMissing: 'Enter a card number.',
    termsMissing: 'Accept the terms to order.',
  },
  offline: {
    choice: cart.failures.offline,
    typed: "You're offline. What you typed is kept here and saved when you're back.",
    payment:
      'We could not reach the store. Please check your internet connection. Then try again: you will not be charged twice.',
  },
} as const
