import { pages } from './pages'

/** Of the pages that emails to a list lead to. */
export const lists = {
  open: {
    heading: pages.newsletterConfirm.heading,
    text: '“{list}” is for {email}.',
    confirm: 'Yes, subscribe me',
  },
  subscribed: { heading: 'You are subscribed', text: '“{list}” comes to {email} from now on.' },
  leaving: { heading: 'Unsubscribe?', text: '{email} gets no more mails of “{list}”.', leave: 'Unsubscribe' },
  left: {
    heading: 'You are unsubscribed',
    text: 'You get no more mails of this list. Was it a mistake?',
    comeBack: 'Subscribe again',
  },
  /** Above why a link does nothing. */
  refused: { notLeft: 'Nothing to take back', tooLate: 'Too late', unknown: 'Not found' },
} as const
