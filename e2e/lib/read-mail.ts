import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { readMessage } from '@sitewright/server/mail/read-message'

/** The first web address in the newest mail of the platform, or of a site, to this person under this subject, once it is there. */
export async function addressInMail(to: string, subject: string, sender = 'platform'): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox', sender)
  let address = ''
  const look = async () => {
    for (const name of (await readdir(folder).catch(() => [])).filter((it) => it.endsWith('.eml')).sort()) {
      const mail = readMessage(await readFile(join(folder, name)))
      if (mail.to === to && mail.subject === subject) address = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''
    }
    return address
  }
  await expect.poll(look, { timeout: 30_000 }).not.toBe('')
  return address
}
