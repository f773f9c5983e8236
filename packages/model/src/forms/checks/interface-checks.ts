import { fillWords } from '../../strings/fill-words'
import { isEmailAddress } from './email'
import { exampleEmail } from './messages'

export const interfaceMessages = {
  invalidEmail: 'Please enter a valid email',
  emailFormat: 'Emails must be formatted as {email}',
  linkFormat: 'Links must be formatted as {host} or {host}',
  incomplete: 'Update the missing or invalid information above.',
} as const

const hostExamples = ['www.example.com', 'http://example.com'] as const

/** What is wrong with an email typed into a panel or checkout field, or null. */
export function checkInterfaceEmail(value: string): string | null {
  const isValid: boolean = isEmailAddress(value)
  if (isValid) return null
  const hasShape = /^[^@]+@[^@]+\.[^@.]+$/.test(value.slice(0, 400))
  return hasShape ? interfaceMessages.invalidEmail : fillWords(interfaceMessages.emailFormat, { email: exampleEmail })
}

/** What is wrong with a link typed into a panel field, or null. */
export function checkInterfaceLink(value: string): string | null {
  if (/^(https?:\/\/)?([a-z0-9-]+\.)+[a-z]{2,}([/?#:]\S*)?$/i.test(value)) return null
  return hostExamples.reduce<string>((text, host) => text.replace('{host}', host), interfaceMessages.linkFormat)
}

/** Two lines for a form of the interface that could not be saved in place or opened. */
export function describeInterfaceFailure(action: 'update' | 'open'): { title: string; advice: string } {
  return { title: action === 'update' ? 'Unable to update form' : 'Unable to open form', advice: 'Please try again.' }
}
