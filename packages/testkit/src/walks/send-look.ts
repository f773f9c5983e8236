import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@sitewright/model/routes/api'
import { readMails } from '../sites/read-mails'
import { sendTestForm } from '../sites/test-forms'
import type { WalkedSite } from './walked-site'

interface ListCounts {
  readonly counts: Readonly<Record<string, number>>
}

/** Sends a form as somebody new each time, and tells all that follows: the answer, mails, lists, calls to other hosts. */
export async function openSendLook({ host, owner }: WalkedSite) {
  let people = 0
  let calls: string[] = []
  let known = 0
  const receiver = createServer((request, response) => {
    calls.push(request.url ?? '')
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => receiver.once('listening', resolve))

  const countLists = async (): Promise<number[]> => {
    const lists: ListCounts[] = (await owner.client.get(api.mailingLists)).body.lists
    return lists.flatMap(({ counts }) => Object.values(counts))
  }

  return {
    webhook: { href: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook` },
    close: () => receiver.close(),
    async look(formId: string): Promise<string> {
      const email = `reader-${++people}@example.com`
      await host.runDueJobs()
      calls = []
      known += (await readMails(host, owner.site.id, known)).length
      const listsBefore = await countLists()
      const values = { name: ['Ada', 'Byron'], email, message: 'Hello' }
      const { status, text } = await sendTestForm(host.visitor(owner.site), formId, values)
      await host.runDueJobs()
      const mails = await readMails(host, owner.site.id, known)
      const told = mails.map((mail) => `${mail.to} ${mail.subject}\n${mail.text}`).sort()
      const joined = (await countLists()).map((count, at) => count - (listsBefore[at] ?? 0))
      return hideChance(JSON.stringify([status, text, told, joined, calls]).replaceAll(email, 'reader'))
    },
  }
}

/** Ids and codes differ each time. */
function hideChance(text: string): string {
  return text.replaceAll(/[\w-]{20,}/g, 'code')
}
