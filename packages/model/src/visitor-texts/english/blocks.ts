/** Of blocks that have no area of their own. */
export const blocks = {
  stopMoving: 'Stop moving',
  menuTabs: 'Menus',
  orderFrom: 'from {name}',
  embed: {
    show: 'Show content from {host}',
    note: 'This loads content from {host}, which may set cookies.',
    open: 'Open on {host}',
  },
  booking: {
    guests: 'Guests',
    guestCount: { one: '{count} guest', other: '{count} guests' },
    dateAndTime: 'Date and time',
    date: 'Date',
    time: 'Time',
    continuesAt: 'Continues at {provider}',
  },
} as const
