import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { openCommentedBlog } from '@sitewright/testkit/sites/test-comments'
import { createTestMember } from '@sitewright/testkit/sites/test-members'
import { afterAll, beforeAll, expect, test } from 'vitest'

const minuteMs = 60_000
let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())

type Blog = Awaited<ReturnType<typeof openCommentedBlog>>

/** Emails to visitors and owners about comments, once all that is due was sent. */
async function readNotices({ owner }: Blog, to: string) {
  host.clock.advance(10 * minuteMs)
  await host.runDueJobs()
  const mails = await readMails(host, owner.site.id)
  return mails.filter((mail) => mail.to === to && /comment/i.test(mail.subject))
}

test('[COLL-040] comments are listed by state, searched, and moved back and forth many at once', async () => {
  const { send, list, move, client, addPost } = await openCommentedBlog(host)
  const second = await addPost('Second post')
  for (const text of ['Glaze 100%', 'Kiln', 'Wheel']) await send({ name: 'Bo', email: 'bo@example.com', text })
  await send({ text: 'Elsewhere' }, { itemId: second.id })
  const texts = async (state: string, query = '') =>
    (await list(state, query)).map(({ text }: { text: string }) => text)
  expect(await texts('pending')).toEqual(['Elsewhere', 'Wheel', 'Kiln', 'Glaze 100%'])
  expect(await texts('pending', `&search=${encodeURIComponent('100%')}`)).toEqual(['Glaze 100%'])
  expect(await texts('pending', '&search=_')).toEqual([])
  expect(await texts('pending', '&search=BO%40example')).toHaveLength(3)
  expect(await texts('pending', `&itemId=${second.id}`)).toEqual(['Elsewhere'])
  const first = (await client.get(`${api.comments}?limit=3`)).body
  const rest = (await client.get(`${api.comments}?limit=3&cursor=${first.nextCursor}`)).body
  expect([first.comments.length, rest.comments.length, rest.nextCursor]).toEqual([3, 1, null])
  expect((await client.get(`${api.comments}?cursor=nonsense`)).status).toBe(400)
  const ids = first.comments.map(({ id }: { id: string }) => id)
  expect((await move(ids, 'spam')).body.changed).toHaveLength(3)
  expect((await client.get(api.commentCounts)).body).toEqual({ pending: 1, approved: 0, spam: 3, trash: 0 })
  expect((await move(ids, 'spam')).body.changed).toEqual([])
  expect((await move(ids, 'pending')).body.changed).toHaveLength(3)
  expect((await move(ids, 'elsewhere')).status).toBe(400)
})

test('[COLL-040] an item counts what visitors see of its comments, whatever happens to them', async () => {
  const { send, list, move, post, client, owner } = await openCommentedBlog(host)
  const count = () =>
    host.services.database.site(owner.site.id, async (tx) => {
      const row = await tx
        .selectFrom('collection_items')
        .select('comment_count')
        .where('id', '=', post.id)
        .executeTakeFirst()
      return row?.comment_count
    })
  await send({ text: 'One' })
  const [{ id }] = await list('pending')
  expect(await count()).toBe(0)
  await move([id], 'approved')
  await client.post(fillPath(api.commentReplies, { commentId: id }), { text: 'Thanks' })
  expect(await count()).toBe(2)
  await move([id], 'trash')
  expect(await count()).toBe(0)
  await Promise.all([move([id], 'approved'), move([id], 'approved'), send({ text: 'Two' })])
  expect(await count()).toBe(2)
  await move([id], 'trash')
  expect((await client.post(api.commentsErase, { ids: [id] })).body).toEqual({ erased: 1 })
  expect([await count(), await list('approved'), await list('trash')]).toEqual([0, [], []])
})

test('[COLL-040] what is not in the trash is not deleted for good; what is goes after thirty days', async () => {
  const { owner, send, list, move, client } = await openCommentedBlog(host)
  const kept = () =>
    host.services.database.site(owner.site.id, (tx) => tx.selectFrom('comments').select('id').execute())
  await send({ text: 'Here' })
  const [{ id }] = await list('pending')
  expect((await client.post(api.commentsErase, { ids: [id] })).body).toEqual({ erased: 0 })
  await move([id], 'trash')
  host.clock.advance(29 * 24 * 60 * minuteMs)
  await host.runDueJobs()
  expect(await kept()).toEqual([{ id }])
  host.clock.advance(2 * 24 * 60 * minuteMs)
  await host.runDueJobs()
  expect(await kept()).toEqual([])
})

test('[COLL-040] a reply from the panel is by an author, approves what it answers, and cannot be empty', async () => {
  const { send, list, client, look } = await openCommentedBlog(host)
  await send({ name: 'Ada', text: 'A question' })
  const [{ id }] = await list('pending')
  const path = fillPath(api.commentReplies, { commentId: id })
  expect((await client.post(path, { text: ' ' })).status).toBe(400)
  const reply = await client.post(path, { text: 'An <b>answer</b>' })
  expect([reply.status, reply.body]).toMatchObject([201, { by: 'author', parentId: id, parentName: 'Ada' }])
  const page = await look()
  expect(page.indexOf('A question')).toBeLessThan(page.indexOf('An &lt;b&gt;answer&lt;/b&gt;'))
  expect(page).toContain('In reply to Ada')
  expect(await list('pending')).toEqual([])
})

test('[COLL-040] a comment moderator reads and moves comments and nothing else; other roles do neither', async () => {
  const { owner, send, list } = await openCommentedBlog(host)
  await send({ text: 'For the moderator' })
  const [{ id }] = await list('pending')
  const hostName = new URL(owner.site.address).hostname
  const move = { ids: [id], state: 'approved' }
  for (const role of [roles.editor, roles.commenter, roles.viewer]) {
    const person = await host.signUp()
    await host.addContributor(owner.site, person, [role])
    const client = await host.signIn(hostName, person)
    const answers = [await client.get(api.comments), await client.post(api.commentsBulk, move)]
    expect([role, answers.map(({ status }) => status)]).toEqual([role, [403, 403]])
  }
  const person = await host.signUp()
  await host.addContributor(owner.site, person, [roles.moderator])
  const moderator = await host.signIn(hostName, person)
  expect(await list('pending', '', moderator)).toHaveLength(1)
  expect((await moderator.post(api.commentsBulk, move)).body.changed).toHaveLength(1)
  expect((await moderator.put(api.commentSettings, { version: 1, body: {} })).status).toBe(403)
})

test('[COLL-040] the owner hears of new comments once for some minutes, and of spam never', async () => {
  const blog = await openCommentedBlog(host, { blockedWords: 'casino' })
  const { send, pages, owner } = blog
  await send({ text: 'casino' })
  expect(await readNotices(blog, owner.email)).toEqual([])
  await send({ name: 'Ada', text: 'First of them' })
  await send({ name: 'Bo <b>', text: 'Second <script>of</script> them' })
  const [notice, ...others] = await readNotices(blog, owner.email)
  expect([notice?.subject, others]).toEqual(['2 new comments', []])
  expect(notice?.text).toContain('First of them')
  expect(notice?.text).toContain('/config/comments')
  expect(notice?.html).not.toMatch(/<script>of|Bo <b>/)
  await pages.changeDocument(api.commentSettings, { tellsOwner: false })
  await send({ text: 'Silence' })
  expect(await readNotices(blog, owner.email)).toHaveLength(1)
})

test('[COLL-040] followers hear of approved comments, not of their own, until they stop with one click', async () => {
  const blog = await openCommentedBlog(host)
  const { send, list, move, visitor } = blog
  const approveAll = async () =>
    move(
      (await list('pending')).map(({ id }: { id: string }) => id),
      'approved',
    )
  await send({ name: 'Ada', email: 'ada@example.com', text: 'I follow', follow: 'yes' })
  await send({ name: 'Eve', email: 'eve@example.com', text: 'Never approved', follow: 'yes' })
  const [eve] = await list('pending')
  await move([eve.id], 'spam')
  await approveAll()
  await send({ name: 'Bo', text: 'News for Ada' })
  expect(await readNotices(blog, 'ada@example.com')).toEqual([])
  await approveAll()
  const [mail, ...others] = await readNotices(blog, 'ada@example.com')
  expect([mail?.subject, others]).toEqual(['Bo commented on First post', []])
  expect(mail?.text).toContain('News for Ada')
  expect(await readNotices(blog, 'eve@example.com')).toEqual([])
  const [code = ''] = /(?<=_comments\/stop\/)[\w-]+/.exec(mail?.text ?? '') ?? []
  const link = fillPath(paths.commentsStopLink, { code })
  expect((await visitor().get(link)).text).toContain('ada@example.com')
  await send({ name: 'Cy', text: 'Still followed' })
  await approveAll()
  expect(await readNotices(blog, 'ada@example.com')).toHaveLength(2)
  const raw = { content: 'List-Unsubscribe=One-Click', contentType: 'application/x-www-form-urlencoded' }
  expect((await visitor().post(link, undefined, { raw })).status).toBe(200)
  await send({ name: 'Di', text: 'Unheard' })
  await approveAll()
  expect(await readNotices(blog, 'ada@example.com')).toHaveLength(2)
  expect((await visitor().get(fillPath(paths.commentsStopLink, { code: 'x' }))).status).toBe(404)
})

test('[COLL-040] an approval that is taken back within a minute sends no emails', async () => {
  const blog = await openCommentedBlog(host)
  const { send, list, move } = blog
  await send({ name: 'Ada', email: 'ada@example.com', text: 'I follow', follow: 'yes' })
  await move([(await list('pending'))[0].id], 'approved')
  await readNotices(blog, 'ada@example.com')
  await send({ name: 'Bo', text: 'By mistake' })
  const [{ id }] = await list('pending')
  await move([id], 'approved')
  await move([id], 'pending')
  expect(await readNotices(blog, 'ada@example.com')).toEqual([])
})

test('[COLL-040] all that somebody wrote is exported and erased; what others answered stays', async () => {
  const { owner, client, send, list, move, look } = await openCommentedBlog(host)
  const member = await createTestMember(host, owner)
  await send({ name: 'Ada', email: 'ada@example.com', text: 'Forget these words', follow: 'yes' })
  const [{ id }] = await list('pending')
  await move([id], 'approved')
  await send({ name: 'Mo', text: 'An answer of mine', parentId: id }, { by: member.client })
  await send({ name: 'Ada', email: 'ADA@example.com', text: 'And these' })
  await move(
    (await list('pending')).map((it: { id: string }) => it.id),
    'approved',
  )
  expect(await look()).toContain('Forget these words')
  const told = JSON.parse((await client.get(`${api.peopleExport}?email=ada@example.com`)).text)
  expect(told.comments.map(({ text }: { text: string }) => text)).toEqual(['Forget these words', 'And these'])
  expect(told['emails about comments']).toMatchObject([{ title: 'First post' }])
  const { erased } = (await client.post(api.peopleErase, { email: 'ada@example.com' })).body
  expect([erased.comments, erased['emails about comments']]).toEqual([2, 1])
  const page = await look()
  expect(page).toContain('Deleted comment')
  expect(page).toContain('An answer of mine')
  expect(page).not.toMatch(/Forget these words|And these|>Ada</)
  expect(JSON.stringify(await list('approved'))).not.toContain('ada@example.com')
})

test('[COLL-041] [BLOCK-070] the site context names the provider of comments elsewhere only where a shortname is set', async () => {
  const { look, pages } = await openCommentedBlog(host)
  const settings = async () => {
    const [, json = '{}'] = /"websiteSettings":(\{[^{}]*)/.exec(await look('/')) ?? []
    return json
  }
  expect(await settings()).toContain('"commentsEnabled":true')
  expect(await settings()).not.toContain('disqus')
  await pages.changeDocument(api.commentSettings, { disqusShortname: 'kiln-talk' })
  expect(await settings()).toContain('"disqusShortname":"kiln-talk"')
  const refused = await pages.changeDocument(api.commentSettings, { disqusShortname: 'a.b/c' }).catch(String)
  expect(refused).toContain('400')
})
