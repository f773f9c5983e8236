/** Of the page of an order, and of the files that were bought. */
export const order = {
  number: 'Order {number}',
  headings: {
    placed: 'Thank you for your order',
    sent: 'Your order is on its way',
    refunded: 'Your order was refunded',
    canceled: 'Your order was canceled',
  },
  confirmation: 'We sent a confirmation to {email}.',
  news: 'We wrote to you at {email}.',
  test: 'This is a test order. No money was charged.',
  howToPay: 'How to pay',
  summary: 'Order summary',
  shipped: 'Shipped',
  /** `{parcel}` is its carrier and number, or `parcel`. */
  track: 'Track {parcel}',
  parcel: 'Parcel',
  shipTo: 'Ship to',
  pickUpAt: 'Pick up at',
  shippingMethod: 'Shipping method',
  contact: 'Contact',
  downloads: {
    heading: 'Your files',
    download: 'Download',
    downloadOf: 'Download {file}',
    left: { one: '{count} download left, until {day}', other: '{count} downloads left, until {day}' },
    stopped: 'No longer available',
    expired: 'The link has expired. Ask us for a new one.',
    usedUp: 'Downloaded as often as allowed. Ask us for a new link.',
  },
  /** For whoever follows the link to a file that works no longer. */
  downloadEnds: {
    expired: {
      heading: 'This download link has expired',
      text: 'Ask the store for a new one: reply to the email about your order.',
    },
    'used-up': {
      heading: 'This file has been downloaded too often',
      text: 'Ask the store for a new link: reply to the email about your order.',
    },
    stopped: { heading: 'This download is no longer available', text: 'The order was refunded or canceled.' },
  },
} as const
