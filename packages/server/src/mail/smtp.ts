import { createTransport } from 'nodemailer'
import { JobRefused } from '../jobs/job-kind'
import type { MailTransport } from './mail-transport'
import { composeMessage } from './message'

/** A server that stops in the midst must not hold a mail longer than an attempt may take. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
} as const

export function openSmtp(url: string, from: string): MailTransport {
  // A connection for each mail: one that was kept open may have died unseen.
  const smtp = createTransport({ url, ...limits })
  return {
    kind: 'smtp',
    from,
    async deliver({ message }) {
      const raw = await composeMessage(message)
      await smtp.sendMail({ raw, envelope: { from, to: [message.to] } }).catch(throwReadable)
    },
    close: () => smtp.close(),
  }
}

/** 5xx is final by the protocol; 4xx, a lost connection and a refused sign-in can be mended. */
function throwReadable(error: Error & { responseCode?: number; response?: string; code?: string }): never {
  const isFinal = error.code !== 'EAUTH' && error.responseCode !== undefined && error.responseCode >= 500
  const text = `The mail server rejected the email: ${error.response ?? error.message}`
  if (isFinal) throw new JobRefused(text, { cause: error })
  throw new Error(error.responseCode === undefined ? `The mail server can’t be reached: ${error.message}` : text, {
    cause: error,
  })
}
