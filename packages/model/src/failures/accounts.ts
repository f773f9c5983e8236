export const accountFailures = {
  'account.wrong-sign-in': [401, 'The e-mail address or the password is wrong.'],
  'account.wrong-password': [403, 'This password is wrong.'],
  'account.password-common': [400, 'This password is among the most used ones. Please choose another.'],
} as const
