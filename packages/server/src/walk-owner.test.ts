import { formSettings } from '@sitewright/model/forms/inbox'
import { mailingListChange } from '@sitewright/model/lists/mailing-lists'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { sampleBlock, sampleId } from '@sitewright/testkit/sites/sample-page'
import { registerTestForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { findDeadSettings } from '@sitewright/testkit/walks/find-dead-settings'
import { openSendLook } from '@sitewright/testkit/walks/send-look'
import { startWalkedSite, type WalkedSite } from '@sitewright/testkit/walks/walked-site'
import { afterAll, beforeAll, expect, test } from 'vitest'

const halfDayMs = 12 * 60 * 60_000
const retentionDays = 7
const guarded = {
  name: 'Guarded',
  fields: [{ type: 'email', id: 'email', title: 'Email' }],
  captcha: 'recaptcha',
}

let site: WalkedSite
let asked: string[] = []

beforeAll(async () => {
  site = await startWalkedSite({
    askRecaptcha: async (secretKey) => {
      asked.push(secretKey)
      return 'right'
    },
  })
})
afterAll(() => site.stop())

async function publishGuardedForm(): Promise<string> {
  const { client } = site.owner
  const pages = createPageOwner(client)
  const pageId = await pages.createPublished({ title: 'Write', slug: 'write' }, 'Words')
  const { draftVersion: version } = (await client.get(fillPath(api.page, { pageId }))).body
  const block = sampleBlock('form', { form: guarded })
  const document = { format: 2, sections: [{ id: sampleId(1), blocks: [block] }] }
  const saved = await client.put(fillPath(api.pageDocument, { pageId }), { version, document })
  expect(saved.status, saved.text).toBe(200)
  await pages.publish(pageId)
  return block.id
}

test('[EFF-021] every setting of forms changes the form, who is asked about it, or what is kept of it', async () => {
  const { host, owner } = site
  const formId = await publishGuardedForm()
  const visitor = host.visitor(owner.site)
  const send = async () => {
    asked = []
    const more = { captchaKey: 'token' }
    return (await sendTestForm(visitor, formId, { email: 'ada@example.com' }, more)).status
  }
  const { dead } = await findDeadSettings({
    schema: formSettings,
    faces: [{ retentionDays, recaptchaSiteKey: 'site-key', recaptchaSecretKey: 'secret' }],
    write: async (settings) => {
      const answer = await owner.client.put(api.formSettings, settings)
      expect(answer.status, answer.text).toBe(200)
    },
    looks: [
      async () => (await visitor.get('/write')).text,
      async () => `${await send()} ${asked}`,
      // Half a day after the limit what was sent is gone; with another limit it is still there.
      async () => {
        await send()
        host.clock.advance(retentionDays * 2 * halfDayMs + halfDayMs)
        await host.runDueJobs()
        return JSON.stringify((await owner.client.get(api.forms)).body.counts)
      },
    ],
  })
  expect(dead).toEqual([])
})

test('[EFF-021] every setting of a mailing list changes what its readers are sent', async () => {
  const { host, owner, lists } = site
  const [listId = ''] = lists
  const sending = await openSendLook(site)
  const fields = [{ type: 'email', id: 'email', title: 'Email' }]
  const formId = await registerTestForm(host, owner.site, { fields, captcha: 'none', storage: { listId } })
  const { dead } = await findDeadSettings({
    schema: mailingListChange.required(),
    faces: [{ name: 'Letters', doubleOptIn: false, welcomeText: 'Welcome to our letters' }],
    write: async (settings) => {
      const answer = await owner.client.patch(fillPath(api.mailingList, { listId }), settings)
      expect(answer.status, answer.text).toBe(200)
    },
    looks: [() => sending.look(formId)],
  })
  sending.close()
  expect(dead).toEqual([])
})
