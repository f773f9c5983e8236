import { failures } from './failures'

/** Around the content of every page. */
export const page = {
  skipToContent: 'Skip to content',
  header: 'Header',
  mainNavigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  members: 'Members',
  membersInMenu: 'For members',
  checkFields: failures['checkout.incomplete'],
  goHome: 'Go to the home page',
  search: 'Search',
  cart: 'Cart',
  email: 'Email',
  announcement: 'Announcement',
  closeAnnouncement: 'Close announcement',
  contact: 'Contact',
  aboutSite: 'About this site',
  madeWith: 'Made with Sitewright',
  popup: 'Message',
  closePopup: 'Close',
} as const
