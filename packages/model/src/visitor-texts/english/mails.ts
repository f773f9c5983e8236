/** Of all emails to visitors, and of those about mailing lists and products that are back. */
export const mails = {
  /** Under a button, for programs that do not show it. */
  openAddress: 'Or open this address: {address}',
  listConfirm: {
    subject: 'Please confirm: {list}',
    heading: 'One click more',
    text: 'Somebody, hopefully you, asked to get “{list}” from {site}. Please confirm that you want it.',
    confirm: 'Yes, subscribe me',
    notYou: 'Was it not you? Then do nothing: you get no mails from this list.',
    why: 'You get this mail because your address was entered on {site}. The link works for 7 days.',
    leave: 'Never write to me about this list',
  },
  listWelcome: {
    subject: 'Welcome to {list}',
    heading: 'Welcome to {list}',
    why: 'You get this mail because you subscribed on {site}.',
    leave: 'Unsubscribe',
  },
  comment: {
    subject: '{name} commented on {title}',
    heading: 'New comment on {title}',
    view: 'View comment',
    why: 'You get this email because you asked for new comments on {title} at {site}. If that wasn’t you, stop these emails.',
    leave: 'Stop emails about comments',
  },
  restock: {
    view: 'View {product}',
    why: 'You get this email once, because your address was entered for {product} on {site}. If that wasn’t you, ignore it.',
    leave: 'Stop back in stock emails',
  },
} as const
