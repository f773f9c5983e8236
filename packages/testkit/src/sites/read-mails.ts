import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReadMessage, readMessage } from '@sitewright/server/mail/read-message'
import type { TestHost } from '../host/test-host'

/** Mails in the outbox folder of the platform (null) or a site, oldest first, without as many of them as are known already. */
export async function readMails(host: TestHost, websiteId: string | null, known = 0): Promise<ReadMessage[]> {
  const folder = join(host.services.settings.DATA_DIR, 'outbox', websiteId ?? 'platform')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names
      .sort()
      .slice(known)
      .map(async (name) => readMessage(await readFile(join(folder, name)))),
  )
}

/** The first web address in a mail, without its host. */
export function pathInMail(mail: ReadMessage | undefined): string {
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none/'
  return address.replace(/^https?:\/\/[^/]+/, '')
}
