import { failures } from '../visitor-texts/english/failures'

export const accountFailures = {
  'account.wrong-sign-in': [401, failures['account.wrong-sign-in']],
  'account.wrong-password': [403, failures['account.wrong-password']],
  'account.password-common': [400, failures['account.password-common']],
  'account.password-personal': [400, failures['account.password-personal']],
  'account.unconfirmed': [403, 'Confirm your email address first. Open the link in the email we sent you.'],
  'account.code-expired': [410, failures['account.code-expired']],
  'account.too-many-tokens': [409, 'You’ve reached the limit of {limit} API keys. Revoke one you no longer use.'],
  'contributor.already': [409, 'This person is already a contributor.'],
  'contributor.wrong-account': [409, 'This invitation is for {email}. Sign in with that email address.'],
  'contributor.too-many': [409, 'This site has reached the limit of {limit} pending invitations. Withdraw one first.'],
  'contributor.owner': [409, 'The site owner has full access and can’t be removed.'],
  'mail.limit-reached': [429, 'This site has reached its daily email limit. Try again tomorrow.'],
  'member.sign-up-closed': [409, failures['member.sign-up-closed']],
  'member.already': [409, 'This person is already a member.'],
  'member.not-invited': [409, 'This person has already joined, so there’s no invitation to resend.'],
} as const
