/** Of payments, and of the pages on which a buyer makes or confirms one. */
export const payments = {
  /** Why money did not come. What a provider says beyond these is `declined`. */
  failures: {
    declined: 'Your card was declined. Try another card.',
    'insufficient-funds': 'Your card has insufficient funds. Try another card.',
    'invalid-card': 'This card number is invalid. Check it and try again.',
    'authentication-failed': "Your bank couldn't confirm it's you. Try again or use another card.",
    expired: 'The payment took too long and was canceled. You have not been charged.',
    canceled: 'The payment was canceled.',
    refused: "This payment couldn't be started. Choose another way to pay, or contact the store.",
  },
  tooLate: 'Your payment reached us too late. You get all of it back.',
  stripe: {
    loading: 'Loading payment options…',
    needsScript: 'Turn on JavaScript to pay by card. Card details go to Stripe only.',
    pay: 'Pay {total}',
    cancel: 'Cancel payment and go back',
    pending: 'Your payment is being processed. This may take a minute.',
    checkAgain: 'Check again',
    backToCheckout: 'Back to the checkout',
    /** Said by the page's script. */
    notLoaded: "The payment form couldn't be loaded. Check your connection, then reload the page.",
    failed: "The payment didn't go through. Try again.",
  },
  test: {
    question: 'Your bank would ask you here to confirm the payment. This is a test card: no real money moves.',
    confirm: 'Confirm payment',
    deny: 'Deny',
  },
} as const
