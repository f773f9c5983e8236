export const accountFailures = {
  'account.wrong-sign-in': [401, 'The e-mail address or the password is wrong.'],
  'account.wrong-password': [403, 'This password is wrong.'],
  'account.password-common': [400, 'This password is among the most used ones. Please choose another.'],
  'account.code-expired': [410, 'This address no longer works. Please ask for a new one.'],
  'account.too-many-tokens': [409, 'You have {limit} access tokens. Revoke one that you no longer use.'],
  'contributor.no-account': [404, 'No account has this e-mail address. Ask them to sign up first.'],
  'contributor.unverified': [
    409,
    'This person has not confirmed their e-mail address yet. Ask them to open the mail that they got when they signed up.',
  ],
  'contributor.already': [409, 'This person works on the site already.'],
  'contributor.owner': [409, 'The owner of the site keeps all rights and cannot be removed.'],
  'member.sign-up-closed': [409, 'This site takes no new members at the moment.'],
  'member.already': [409, 'This person is a member already.'],
  'member.not-invited': [409, 'This person has joined already: there is no invitation to send again.'],
} as const
