import { join } from 'node:path'
import type { Settings } from '../ground/settings'
import type { MailTransport } from './mail-transport'
import { openOutbox } from './outbox'
import { openSmtp } from './smtp'

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'PLATFORM_HOST'>

/** SMTP by SMTP_URL, otherwise files in DATA_DIR/outbox. */
export function openMailTransport(settings: MailSettings): MailTransport {
  const from = settings.MAIL_FROM ?? `no-reply@${settings.PLATFORM_HOST}`
  return settings.SMTP_URL === undefined ? openOutbox(outboxFolder(settings), from) : openSmtp(settings.SMTP_URL, from)
}

export function outboxFolder({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'outbox')
}
