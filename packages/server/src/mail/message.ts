import MailComposer from 'nodemailer/lib/mail-composer'

interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface Message {
  /** The job's: the same in every attempt, so that a mail that arrives twice is known as one. */
  readonly id: string
  readonly from: Mailbox
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly date: Date
  /** Where a click in the mail program ends the subscription. */
  readonly leaveAddress: string | null
}

/** The mail as it goes over the wire. The same message gives the same bytes. */
export async function composeMessage(message: Message): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: cleanHeader(message.from.name), address: message.from.address },
    // As an object, for a text would be read as a list of addresses.
    to: { name: '', address: message.to },
    ...(message.replyTo === null ? {} : { replyTo: { name: '', address: message.replyTo } }),
    subject: cleanHeader(message.subject),
    text: message.text,
    html: message.html,
    messageId: `<${message.id}@${message.from.address.split('@').at(-1)}>`,
    date: message.date,
    baseBoundary: message.id,
    headers: { 'Auto-Submitted': 'auto-generated', ...leaveHeaders(message.leaveAddress) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** RFC 8058: mail programs show a button, and a request without anybody's session does it. */
function leaveHeaders(address: string | null): Record<string, string> {
  if (address === null) return {}
  return { 'List-Unsubscribe': `<${new URL(address).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

const longestHeader = 200

/** One line of bounded length, whatever it is made of. */
function cleanHeader(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longestHeader)
}
