import { roles } from '@sitewright/model/accounts/roles'
import { honeypotName } from '@sitewright/model/forms/fields/posted-inputs'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { openCommentedBlog } from '@sitewright/testkit/sites/test-comments'
import { createTestMember } from '@sitewright/testkit/sites/test-members'
import { afterAll, beforeAll, expect, test } from 'vitest'

const dayMs = 24 * 60 * 60_000
let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())

/** Each comment of a page: its anchor, its depth and its text without markup. */
function readComments(html: string) {
  return [...html.matchAll(/<li class="comment" id="comment-(\w+)" data-depth="(\d)">(.*?)<\/article>/gs)].map(
    ([, id = '', depth, inner = '']) => ({ id, depth: Number(depth), html: inner }),
  )
}

test('[COLL-040] a comment is posted without scripts, waits, and is on the page once it is approved', async () => {
  const { send, look, list, move } = await openCommentedBlog(host)
  expect(await look()).toContain('Comments appear once they have been approved.')
  const sent = await send({ name: 'Ada', email: 'Ada@Example.com', text: 'First line\r\nSecond line\r\n\r\nThe end' })
  expect([sent.status, sent.headers.location]).toEqual([303, '/blog/first-post#comment-waiting'])
  expect(await look()).not.toContain('Second line')
  const [waiting] = await list('pending')
  expect(waiting).toMatchObject({ name: 'Ada', email: 'ada@example.com', itemTitle: 'First post', by: 'visitor' })
  expect((await move([waiting.id], 'approved')).body).toEqual({ changed: [{ id: waiting.id, from: 'pending' }] })
  const page = await look()
  expect(page).toContain('<p>First line<br/>Second line</p><p>The end</p>')
  expect(page).toContain('1 comment')
  expect(page.toLowerCase()).not.toContain('ada@example.com')
  await move([waiting.id], 'trash')
  expect(await look()).not.toContain('Second line')
})

test('[COLL-040] where comments need no approval, a browser that proves to be one is published at once, and others wait', async () => {
  const { send, look, list, prove, visitor } = await openCommentedBlog(host, { moderation: 'after' })
  const by = visitor()
  const proof = await prove(by)
  const sent = await send({ text: 'Proven words', ...proof }, { by })
  expect(sent.headers.location).toMatch(/^\/blog\/first-post#comment-[0-9a-f]{24}$/)
  expect(await look()).toContain('Proven words')
  expect((await send({ text: 'Another one', ...proof }, { by })).headers.location).toMatch(/#comment-waiting$/)
  expect((await send({ text: 'Plain words' })).headers.location).toMatch(/#comment-waiting$/)
  expect((await list('pending')).map(({ text }: { text: string }) => text)).toEqual(['Plain words', 'Another one'])
})

test('[COLL-040] replies stand below what they answer, as deep as the site allows', async () => {
  const { send, look, list, move, visitor } = await openCommentedBlog(host, { maxDepth: 2 })
  async function say(text: string, parentId = ''): Promise<string> {
    await send({ text, parentId })
    const [newest] = await list('pending')
    await move([newest.id], 'approved')
    return newest.id
  }
  const first = await say('one')
  const second = await say('two')
  const answer = await say('one a', first)
  await say('one a deeper', answer)
  const shown = () =>
    look().then((page) => readComments(page).map(({ depth, html }) => [depth, /<p>(.*?)<\/p>/.exec(html)?.[1]]))
  expect(await shown()).toEqual([
    [0, 'one'],
    [1, 'one a'],
    [1, 'one a deeper'],
    [0, 'two'],
  ])
  const form = await visitor().get(fillPath(paths.commentReply, { commentId: second }))
  expect([form.status, form.text.includes(`name="reply-to" value="${second}"`)]).toEqual([200, true])
  expect(form.headers['x-robots-tag']).toBe('noindex')
  await move([first], 'spam')
  expect(await shown()).toEqual([[0, 'two']])
  expect((await send({ text: 'late', parentId: first })).status).toBe(404)
  await move([first], 'approved')
  expect(await shown()).toHaveLength(4)
})

test('[COLL-040] what looks like spam waits apart from the rest, and its sender hears no word of that', async () => {
  const { send, list, visitor, prove } = await openCommentedBlog(host, {
    moderation: 'after',
    blockedWords: 'casino\n\n',
  })
  const links = 'See https://a.test and https://b.test and https://c.test'
  const by = visitor()
  const sent = [
    await send({ text: links }),
    await send({ text: 'Best CASINO in town', ...(await prove(by)) }, { by }),
    await send({ text: 'Filled in by a machine' }, { extra: { [honeypotName]: '1' } }),
  ]
  expect(sent.map(({ status, headers }) => [status, headers.location])).toEqual(
    sent.map(() => [303, '/blog/first-post#comment-waiting']),
  )
  const spam: { reasons: string[] }[] = await list('spam')
  expect(spam.map(({ reasons }) => reasons.at(-1))).toEqual([
    'Failed the spam check',
    'Contains a blocked word',
    'Failed the spam check',
  ])
  expect(await list('pending')).toEqual([])
  expect(spam[0]?.reasons).toContain('Filled in a hidden field')
})

test('[COLL-040] comments close after days, and where the item or the site has none nothing is shown or taken', async () => {
  const { send, look, addPost, items, post, pages } = await openCommentedBlog(host, { closeAfterDays: 2 })
  expect(await look()).toContain('data-comment-form')
  const quiet = await addPost('Quiet post', { allowsComments: false })
  expect(await look('/blog/quiet-post')).not.toContain('id="comments"')
  expect((await send({}, { itemId: quiet.id })).status).toBe(404)
  host.clock.advance(2 * dayMs)
  const closed = await look()
  expect([closed.includes('data-comment-form'), closed.includes('Comments are closed.')]).toEqual([false, true])
  const late = await send({ text: 'Too late for this' })
  expect([late.status, late.text.includes('Comments are closed.')]).toEqual([403, true])
  await pages.changeDocument(api.commentSettings, { closeAfterDays: 0 })
  expect(await look()).toContain('data-comment-form')
  await items.changeItem(post.id, { item: { allowsComments: false } })
  expect(await look()).not.toContain('id="comments"')
  await items.changeItem(post.id, { item: { allowsComments: true } })
  await pages.changeDocument(api.commentSettings, { isOn: false })
  expect(await look()).not.toContain('id="comments"')
  expect((await send({})).status).toBe(404)
})

test('[COLL-040] a wrong form comes back with all that was typed, and says what is wrong at each field', async () => {
  const { send, list } = await openCommentedBlog(host)
  const wrong = await send({ name: ' ', email: 'no address', text: 'Kept words' })
  expect([wrong.status, wrong.headers['cache-control']]).toEqual([400, 'private, no-store'])
  expect(wrong.text).toContain('Enter your name.')
  expect(wrong.text).toMatch(/<textarea[^>]*>Kept words<\/textarea>/)
  expect(wrong.text).toContain('value="no address"')
  expect((await send({ text: ' ' })).text).toContain('Write a comment.')
  await send({ name: 'Ada\r\nBcc: eve@example.com', text: 'One line of a name' })
  expect(await list('pending')).toMatchObject([{ name: 'Ada Bcc: eve@example.com' }])
  expect((await send({ text: 'x'.repeat(5001) })).status).toBe(400)
  expect((await send({ follow: 'yes' })).text).toContain('Enter your email address so that we can write to you.')
})

test('[COLL-040] [SEC-35] [SEC-36] markup stays text in comments and names, and web addresses alone become links', async () => {
  const { send, look, list, move } = await openCommentedBlog(host)
  const script = '<script>alert(1)</script>'
  const text = `${script} javascript:alert(1) https://kiln.test/a?b=1. data:text/html,x https://u:p@kiln.test/ \u2028 &amp;`
  await send({ name: `"><img src=x onerror=alert(1)>`, text })
  const [sent] = await list('pending')
  expect(sent).toMatchObject({ text, name: '"><img src=x onerror=alert(1)>' })
  await move([sent.id], 'approved')
  const [comment] = readComments(await look())
  expect(comment?.html).not.toMatch(/<script|<img|href="(?!https:\/\/kiln\.test\/a\?b=1"|#comment-|\/_comments\/)/)
  expect(comment?.html).toContain('<a href="https://kiln.test/a?b=1" rel="nofollow ugc noopener noreferrer">')
})

test('[COLL-040] [SEC-53] a flood from one address ends, others go on, and a second press posts nothing twice', async () => {
  const { send, list } = await openCommentedBlog(host)
  const from = '203.0.113.9'
  const statuses = []
  for (let count = 0; count < 25; count++) statuses.push((await send({ text: `Flood ${count}` }, { from })).status)
  expect(statuses.filter((status) => status === 303)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429])
  expect((await send({ text: 'Somebody else' })).status).toBe(303)
  const before = (await list('pending')).length
  await send({ text: 'Somebody else' })
  expect(await list('pending')).toHaveLength(before)
})

test('[COLL-040] a like counts once for each browser, and the page shows it', async () => {
  const { send, look, list, move, visitor } = await openCommentedBlog(host)
  await send({})
  const [{ id }] = await list('pending')
  const path = fillPath(paths.commentLike, { commentId: id })
  expect((await visitor().post(path)).status).toBe(404)
  await move([id], 'approved')
  const like = (from: string) => visitor().post(path, undefined, { headers: { 'x-forwarded-for': from } })
  const first = await like('198.51.100.1')
  expect([first.status, first.headers.location]).toEqual([303, `/blog/first-post#comment-${id}`])
  await like('198.51.100.1')
  expect(await look()).toContain('1 like<')
  await like('198.51.100.2')
  expect(await look()).toContain('2 likes<')
})

test('[COLL-040] members comment under their name; where members alone may, others are asked to sign in', async () => {
  const { owner, send, list } = await openCommentedBlog(host, { allowedFor: 'members' })
  const refused = await send({ text: 'A stranger' })
  expect([refused.status, refused.text.includes('Only members can comment.')]).toEqual([403, true])
  const member = await createTestMember(host, owner)
  expect((await send({ name: 'Mo', text: 'A member', email: 'other@example.com' }, { by: member.client })).status).toBe(
    303,
  )
  expect(await list('pending')).toMatchObject([{ text: 'A member', email: member.email, by: 'member' }])
})

test('[COLL-040] who works on the content comments as an author, a trusted commenter without waiting', async () => {
  const { owner, send, look, list } = await openCommentedBlog(host)
  await send({ text: 'By the owner' }, { by: owner.client })
  const [byOwner] = readComments(await look())
  expect(byOwner?.html).toContain('By the owner')
  expect(byOwner?.html).toContain('comment-badge')
  const trusted = await host.signUp()
  await host.addContributor(owner.site, trusted, [roles.commenter])
  const by = await host.signIn(new URL(owner.site.address).hostname, trusted)
  await send({ name: 'Cam', text: 'By a friend of the house' }, { by })
  const shown = readComments(await look())
  expect([shown.length, shown[1]?.html.includes('comment-badge')]).toEqual([2, false])
  expect(await list('approved')).toMatchObject([{ name: 'Cam', by: 'visitor' }, { by: 'author' }])
})

test('[COLL-040] [SEC-09] items that are drafts, of members or of another site take no comments and show none', async () => {
  const { send, items, blogId, addPost, owner, visitor, client } = await openCommentedBlog(host)
  const other = await openCommentedBlog(host)
  const draft = await items.addItem(blogId, { title: 'Draft' })
  const secret = await addPost('For members')
  await items.changeItem(secret.id, { access: 'members' })
  for (const itemId of [draft.id, secret.id, other.post.id, 'f'.repeat(24), 'nonsense']) {
    expect([itemId, (await send({}, { itemId })).status]).toEqual([itemId, 404])
    const more = await visitor().get(fillPath(paths.commentsMore, { itemId }))
    expect([itemId, more.status]).toEqual([itemId, 404])
  }
  const member = await createTestMember(host, owner)
  expect((await send({ text: 'From inside' }, { by: member.client, itemId: secret.id })).status).toBe(303)
  await other.send({ text: 'On the other site' })
  const [foreign] = await other.list('pending')
  expect((await client.post(api.commentsBulk, { ids: [foreign.id], state: 'approved' })).body).toEqual({ changed: [] })
  const reply = await client.post(fillPath(api.commentReplies, { commentId: foreign.id }), { text: 'No' })
  expect(reply.status).toBe(404)
  expect(await other.list('pending')).toHaveLength(1)
})

test('[COLL-040] fifty comments are shown with a link to those that follow', async () => {
  const { owner, post, look, visitor } = await openCommentedBlog(host)
  await fillThread(owner.site.id, post.id, 120)
  const first = await look()
  expect(readComments(first)).toHaveLength(50)
  const pages = [first]
  for (let at = 0; at < 3; at++) {
    const href = /<a href="(\/_comments\/of\/[^"]+)"/.exec(pages.at(-1) ?? '')?.[1]
    if (href === undefined) break
    pages.push((await visitor().get(href)).text)
  }
  const seen = pages.flatMap((page) => readComments(page).map(({ id }) => id))
  expect([pages.length, seen.length, new Set(seen).size]).toEqual([3, 120, 120])
  expect((await visitor().get(`${fillPath(paths.commentsMore, { itemId: post.id })}?after=%27`)).status).toBe(404)
})

/** Many approved comments at once, as they are stored. */
async function fillThread(websiteId: string, itemId: string, count: number) {
  const { database, newId, now } = host.services
  const rows = Array.from({ length: count }, (_, index) => {
    const id = newId()
    const at = new Date(now() + index)
    return {
      website_id: websiteId,
      id,
      item_id: itemId,
      ancestor_ids: [],
      depth: 0,
      path: at.getTime().toString(16).padStart(12, '0') + id,
      author_name: 'Ada',
      email: null,
      member_id: null,
      is_by_author: false,
      body: `Comment ${index}`,
      state: 'approved',
      state_changed_at: at,
      is_shown: true,
      spam_reasons: [],
      fingerprint: '',
      created_at: at,
    }
  })
  await database.site(websiteId, async (tx) => {
    await tx.insertInto('comments').values(rows).execute()
  })
}
