import { cart } from './cart'

/** Of emails to customers. */
export const orderMails = {
  /** What an owner may say in other words. */
  defaults: {
    confirmation: {
      subject: 'Order {number} confirmed',
      heading: 'Thank you for your order',
      opening: 'We received your order {number}.',
    },
    shipped: {
      subject: 'Order {number} is on its way',
      heading: 'Your order is on its way',
      opening: 'We shipped:',
    },
    refunded: {
      subject: 'Refund for order {number}',
      heading: 'We refunded {amount}',
      opening: 'It can take a few days until your bank shows it.',
    },
    canceled: {
      subject: 'Order {number} was canceled',
      heading: 'Your order was canceled',
      opening: 'We canceled your order {number}.',
    },
    downloads: {
      subject: 'Your files from order {number}',
      heading: 'Your files are ready',
      opening: 'Download the files from your order {number}:',
    },
    draft: {
      subject: 'Your order from {store} is ready to pay',
      heading: 'Your order is ready to pay',
      opening: 'We prepared this order for you.',
    },
    restock: {
      subject: '{product} is back in stock',
      heading: 'Back in stock',
      opening: 'You asked us to email you when {product} is back in stock. It’s available now, while stock lasts.',
    },
  },
  viewOrder: 'View your order',
  aboutOrder: 'This email is about your order {number}.',
  usedToOrder: 'You got this email because your address was used to order.',
  totals: { subtotal: cart.totals.subtotal, total: cart.totals.total, included: '{name} (included)' },
  confirmation: {
    testOrder: 'This is a test order. No money was charged.',
    howToPay: 'How to pay: {instructions}',
  },
  shipped: { carrier: 'Carrier', trackingNumber: 'Tracking number', track: 'Track your parcel' },
  canceled: {
    paid: 'What you paid is refunded. It can take a few days until your bank shows it.',
    unpaid: 'You have nothing to pay.',
  },
  /** Of a payment that came too late for an order. */
  returned: {
    subject: 'Your payment was refunded',
    heading: 'We refunded {amount}',
    opening: "Your payment reached us too late and we couldn't place your order. You get all of it back.",
  },
  draft: {
    pay: 'Review and pay',
    lastDay: 'The link works until {day}. Items are reserved while you pay.',
    notYou: "If you didn't ask for this order, ignore this email.",
  },
  downloads: {
    download: 'Download {file}',
    terms: 'Each link works {period}, {times}.',
    until: 'until {day}',
    days: { one: 'for a day', other: 'for {count} days' },
    times: { one: 'once', other: 'up to {count} times' },
  },
} as const
