/** Of emails to members of a site. */
export const memberMails = {
  confirm: {
    subject: 'Confirm your membership of {site}',
    heading: 'One click more',
    text: 'Somebody, hopefully you, wants to join {site} with this email address. Please confirm that it was you.',
    confirm: 'Yes, make me a member',
    notYou: 'Was it not you? Then do nothing: without the click nobody becomes a member.',
    why: 'You get this mail because your address was entered on {site}. The link works for 3 days.',
  },
  known: {
    subject: 'You are a member of {site} already',
    heading: 'You are a member already',
    text: 'Somebody, hopefully you, wanted to join {site} with this email address. You are a member already, and nothing has changed.',
    signIn: 'Sign in',
    why: 'You get this mail because your address was entered on {site}.',
    forgotPassword: 'I forgot my password',
  },
  invite: {
    subject: 'You are invited to join {site}',
    heading: 'You are invited',
    text: '{site} invites you to become a member. Choose a password, and the pages for members are open to you.',
    choosePassword: 'Choose a password',
    notWanted: 'Do you not want to join? Then do nothing.',
    why: 'You get this mail because {site} entered your address. The link works for 14 days.',
  },
  reset: {
    subject: 'Choose a new password for {site}',
    heading: 'Choose a new password',
    text: 'Somebody asked for a new password of your membership of {site}. The address below works once, for an hour.',
    choosePassword: 'Choose a new password',
    notYou: 'Was it not you? Then do nothing: your password stays as it is.',
    why: 'You get this mail because your email address belongs to a member of {site}.',
  },
} as const
