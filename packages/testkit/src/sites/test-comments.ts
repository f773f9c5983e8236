import type { NewItem } from '@sitewright/model/collections/answers/item-answers'
import { commentFields } from '@sitewright/model/comments/comment-form'
import type { CommentSettings } from '@sitewright/model/comments/comment-settings'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { ApiClient } from '../client/api-client'
import type { TestHost } from '../host/test-host'
import { askFormKey, solveProof } from './test-forms'
import { createItemOwner } from './test-items'
import { createPageOwner } from './test-pages'

let senders = 0

/** A site with a blog whose posts take comments, and who reads and writes there. The host trusts what the test says of addresses. */
export async function openCommentedBlog(host: TestHost, settings: Partial<CommentSettings> = {}) {
  const owner = await host.owner()
  const { client, site } = owner
  const pages = createPageOwner(client)
  const items = createItemOwner(client)
  await pages.changeDocument(api.commentSettings, { isOn: true, ...settings })
  const blogId = await items.addCollection('blog', 'Blog')
  const addPost = (title: string, item: NewItem['item'] = {}) =>
    items.addPublishedItem(blogId, { title, slug: title.toLowerCase().replaceAll(' ', '-'), item }, `Text of ${title}`)
  const post = await addPost('First post')

  /** As a browser without scripts sends the form, each time from another address unless told. */
  function send(
    values: Partial<Record<keyof typeof commentFields, string>>,
    { by = host.visitor(site), itemId = post.id, from = `10.8.${++senders >> 8}.${senders & 255}`, extra = {} } = {},
  ) {
    const named = Object.entries({ name: 'Ada', text: 'Well said', ...values }).map(([name, value]) => [
      commentFields[name as keyof typeof commentFields],
      value,
    ])
    const content = String(new URLSearchParams({ ...Object.fromEntries(named), ...extra }))
    const contentType = 'application/x-www-form-urlencoded'
    const headers = { 'x-forwarded-for': from }
    return by.post(fillPath(paths.commentPost, { itemId }), undefined, { raw: { content, contentType }, headers })
  }
  const list = async (state: string, query = '', by: ApiClient = client) =>
    (await by.get(`${api.comments}?state=${state}${query}`)).body.comments
  return {
    owner,
    client,
    pages,
    items,
    blogId,
    post,
    addPost,
    send,
    list,
    /** As a browser that solved the puzzle of its key and took a while to write. */
    async prove(visitor: ApiClient) {
      const { key, challenge } = await askFormKey(visitor)
      host.clock.advance(30_000)
      return { key, proof: solveProof(challenge) }
    },
    move: (ids: readonly string[], state: string, by: ApiClient = client) => by.post(api.commentsBulk, { ids, state }),
    /** What visitors see of a post. */
    look: async (path = '/blog/first-post') => (await host.visitor(site).get(path)).text,
    visitor: () => host.visitor(site),
  }
}
