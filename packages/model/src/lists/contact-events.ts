/** What can happen to an address, in the order of a usual life. The words stand in the timeline of a contact. */
export const contactEventWords = {
  asked: 'Signed up',
  'confirmation-sent': 'Confirmation email sent',
  confirmed: 'Confirmed by email',
  subscribed: 'Subscribed',
  added: 'Added manually',
  imported: 'Imported',
  renamed: 'Name changed',
  moved: 'Moved',
  unsubscribed: 'Unsubscribed',
  'unsubscribed-by-owner': 'Unsubscribed by you or a contributor',
  returned: 'Resubscribed',
  removed: 'Removed from list',
} as const

export type ContactEventKind = keyof typeof contactEventWords
export const contactEventKinds = Object.keys(contactEventWords) as ContactEventKind[]
