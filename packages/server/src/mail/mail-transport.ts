import type { Message } from './message'

/** Where mails go. `deliver` throws JobRefused for what will never be taken, and any other error for what may be later. */
export interface MailTransport {
  readonly kind: 'outbox' | 'smtp'
  readonly from: string
  deliver(mail: { readonly websiteId: string | null; readonly message: Message }): Promise<void>
  close(): void
}
