/** What can happen to an address, in the order of a usual life. The words stand in the timeline of a contact. */
export const contactEventWords = {
  asked: 'Asked to join',
  'confirmation-sent': 'Confirmation mail sent',
  confirmed: 'Confirmed by mail',
  subscribed: 'Subscribed',
  added: 'Added by hand',
  imported: 'Imported',
  renamed: 'Name changed',
  moved: 'Moved',
  unsubscribed: 'Unsubscribed',
  'unsubscribed-by-owner': 'Unsubscribed in the panel',
  returned: 'Subscribed again',
  removed: 'Removed from the list',
} as const

export type ContactEventKind = keyof typeof contactEventWords
export const contactEventKinds = Object.keys(contactEventWords) as ContactEventKind[]
