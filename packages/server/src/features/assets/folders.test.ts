import { roles } from '@sitewright/model/accounts/roles'
import { maxAssetFolders } from '@sitewright/model/assets/asset-folders'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host?.stop())

const dayMs = 24 * 60 * 60 * 1000
const missingId = 'f'.repeat(24)

async function openSite() {
  const owner = await host.owner()
  const { client } = owner

  async function upload(name: string, folderId?: string) {
    const where = folderId === undefined ? [] : [{ name: 'folderId', content: folderId }]
    const { body, contentType } = makeMultipart([...where, { name: 'file', filename: name, content: `of ${name}` }])
    const answer = await client.post(api.assets, undefined, { raw: { content: body, contentType } })
    return { status: answer.status, body: JSON.parse(answer.text) }
  }
  const create = (name: string, parentId: string | null = null) => client.post(api.assetFolders, { name, parentId })
  return {
    owner,
    client,
    upload,
    create,
    add: async (name: string, parentId: string | null = null): Promise<string> =>
      (await create(name, parentId)).body.id,
    put: async (name: string, folderId?: string): Promise<string> => (await upload(name, folderId)).body.id,
    move: (folderId: string | null, ...assetIds: string[]) => client.post(api.assetMove, { assetIds, folderId }),
    change: (folderId: string, change: object) => client.patch(fillPath(api.assetFolder, { folderId }), change),
    remove: (folderId: string) => client.delete(fillPath(api.assetFolder, { folderId })),
    restore: (folderId: string) => client.post(fillPath(api.assetFolderRestore, { folderId })),
    names: async (query: string): Promise<string[]> =>
      (await client.get(`${api.assets}?sort=name&${query}`)).body.assets.map((it: { name: string }) => it.name),
    /** `Cups 2` stands in its parent: `Clay/Cups 2`. */
    tree: async (query = '') => {
      const { folders } = (await client.get(`${api.assetFolders}${query}`)).body as { folders: Folder[] }
      const way = ({ name, parentId }: Folder): string => {
        const parent = folders.find((it) => it.id === parentId)
        return parent === undefined ? name : `${way(parent)}/${name}`
      }
      return folders.map((folder) => `${way(folder)} ${folder.assetCount}`).toSorted()
    },
  }
}
interface Folder {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly assetCount: number
}
type Site = Awaited<ReturnType<typeof openSite>>

/** Clay with one file, Clay/Cups with two, and one file outside of both. */
async function fill({ add, put }: Site) {
  const clay = await add('Clay')
  const cups = await add('Cups', clay)
  const ids = {
    kiln: await put('kiln.txt', clay),
    cup: await put('cup.txt', cups),
    mug: await put('mug.txt', cups),
    loose: await put('loose.txt'),
  }
  return { clay, cups, ...ids }
}

test('files are uploaded into folders, listed by folder, found in all of them, and counted', async () => {
  const site = await openSite()
  const { clay, cups, cup } = await fill(site)
  expect(await site.tree()).toEqual(['Clay 1', 'Clay/Cups 2'])
  expect(await site.names('')).toEqual(['cup.txt', 'kiln.txt', 'loose.txt', 'mug.txt'])
  expect(await site.names('folder=top')).toEqual(['loose.txt'])
  expect(await site.names(`folder=${cups}`)).toEqual(['cup.txt', 'mug.txt'])
  expect(await site.names(`folder=${clay}&search=cup`)).toEqual([])
  expect(await site.names(`folder=${cups}&kind=image`)).toEqual([])
  expect(await site.tree('?kind=image')).toEqual(['Clay 0', 'Clay/Cups 0'])
  const [found] = (await site.client.get(`${api.assets}?search=CUP`)).body.assets
  expect(found).toMatchObject({ id: cup, folderId: cups })
  expect((await site.client.get(`${api.assets}?folder=elsewhere`)).status).toBe(400)
})

test('a list within a folder goes on in its order', async () => {
  const site = await openSite()
  const folderId = await site.add('Clay')
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await site.put(name, folderId)
  await site.put('b-outside.txt')
  const first = (await site.client.get(`${api.assets}?folder=${folderId}&sort=name&limit=2`)).body
  expect(first.assets.map((it: { name: string }) => it.name)).toEqual(['a.txt', 'b.txt'])
  expect(await site.names(`folder=${folderId}&limit=2&cursor=${first.nextCursor}`)).toEqual(['c.txt'])
})

test('many files move together, into a folder and out of all; those of the bin and of other sites stay where they are', async () => {
  const site = await openSite()
  const { clay, cups, kiln, cup, mug, loose } = await fill(site)
  const stranger = await openSite()
  const foreign = await stranger.put('foreign.txt')
  await site.client.post(api.assetBin, { assetIds: [mug] })
  const moved = (await site.move(clay, cup, mug, loose, foreign, missingId)).body.assetIds
  expect(moved.toSorted()).toEqual([cup, loose].toSorted())
  expect(await site.names(`folder=${clay}`)).toEqual(['cup.txt', 'kiln.txt', 'loose.txt'])
  expect(await stranger.names('folder=top')).toEqual(['foreign.txt'])
  await site.client.post(api.assetRestore, { assetIds: [mug] })
  expect(await site.names(`folder=${cups}`)).toEqual(['mug.txt'])
  await site.move(null, kiln, cup, loose)
  expect(await site.tree()).toEqual(['Clay 0', 'Clay/Cups 1'])
})

test('a folder is renamed and moved with what is in it, but never into itself and never too deep', async () => {
  const site = await openSite()
  const { clay, cups } = await fill(site)
  const shop = await site.add('Shop')
  expect((await site.change(clay, { name: '  Ceramics ' })).body).toMatchObject({ name: 'Ceramics', assetCount: 1 })
  expect((await site.change(clay, { parentId: shop })).status).toBe(200)
  expect(await site.tree()).toEqual(['Shop 0', 'Shop/Ceramics 1', 'Shop/Ceramics/Cups 2'])
  const keyOf = async (answer: Promise<{ status: number; body: { errorKey: string } }>) => {
    const { status, body } = await answer
    return [status, body.errorKey]
  }
  expect(await keyOf(site.change(shop, { parentId: cups }))).toEqual([409, 'asset-folder.in-itself'])
  expect(await keyOf(site.change(shop, { parentId: shop }))).toEqual([409, 'asset-folder.in-itself'])
  expect(await keyOf(site.create('Handles', cups))).toEqual([409, 'asset-folder.too-deep'])
  const packing = await site.add('Packing')
  const paper = await site.add('Paper', packing)
  expect(await keyOf(site.change(paper, { parentId: cups }))).toEqual([409, 'asset-folder.too-deep'])
  // There would be room for it alone.
  expect(await keyOf(site.change(packing, { parentId: clay }))).toEqual([409, 'asset-folder.too-deep'])
  expect(await keyOf(site.change(paper, { parentId: missingId }))).toEqual([409, 'asset-folder.missing'])
  expect(await keyOf(site.create('Lost', missingId))).toEqual([409, 'asset-folder.missing'])
  expect((await site.create(' ')).body.errors).toEqual({ name: 'Enter a name.' })
  expect((await site.change(missingId, { name: 'Lost' })).status).toBe(404)
  expect(await site.tree()).toHaveLength(5)
})

test('of two folders that are moved into each other at once, one stays outside', async () => {
  const site = await openSite()
  const [one, other] = [await site.add('One'), await site.add('Other')]
  const moves = [site.change(one, { parentId: other }), site.change(other, { parentId: one })]
  const answers = await Promise.all(moves)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await site.client.get(api.assetFolders)).body.folders.map((it: Folder) => it.parentId)).toContain(null)
})

test('what is in a deleted folder moves up, the files of the bin too, and undoing puts everything back', async () => {
  const site = await openSite()
  const { clay, cups, cup, mug } = await fill(site)
  await site.client.post(api.assetBin, { assetIds: [mug] })
  expect((await site.remove(clay)).status).toBe(200)
  expect(await site.tree()).toEqual(['Cups 1'])
  expect(await site.names('folder=top')).toEqual(['kiln.txt', 'loose.txt'])
  expect((await site.remove(cups)).status).toBe(200)
  expect(await site.names('folder=top')).toEqual(['cup.txt', 'kiln.txt', 'loose.txt'])
  expect((await site.client.get(`${api.assets}?bin=true`)).body.assets).toMatchObject([{ id: mug, folderId: null }])
  expect((await site.remove(cups)).status).toBe(404)

  // The inner one comes back first, while the outer one is still gone.
  expect((await site.restore(cups)).body).toMatchObject({ id: cups, name: 'Cups', parentId: null, assetCount: 1 })
  expect((await site.restore(clay)).body).toMatchObject({ id: clay, parentId: null, assetCount: 1 })
  expect((await site.restore(clay)).status).toBe(404)
  await site.client.post(api.assetRestore, { assetIds: [mug] })
  expect(await site.tree()).toEqual(['Clay 1', 'Clay/Cups 2'])
  expect(await site.names('folder=top')).toEqual(['loose.txt'])

  await site.remove(clay)
  await site.restore(clay)
  expect(await site.tree()).toEqual(['Clay 1', 'Clay/Cups 2'])
  expect((await site.client.get(fillPath(api.asset, { assetId: cup }))).body.folderId).toBe(cups)
})

test('undoing a deletion leaves alone what was moved elsewhere since', async () => {
  const site = await openSite()
  const { clay, cups, kiln, cup } = await fill(site)
  const shop = await site.add('Shop')
  await site.remove(clay)
  await site.move(shop, kiln)
  await site.change(cups, { parentId: shop })
  await site.restore(clay)
  expect(await site.tree()).toEqual(['Clay 0', 'Shop 1', 'Shop/Cups 2'])
  await site.remove(cups)
  await site.move(clay, cup)
  await site.restore(cups)
  expect(await site.tree()).toEqual(['Clay 1', 'Shop 1', 'Shop/Cups 1'])
})

test('a file for a folder that was deleted meanwhile goes where the folder’s files went; one for no folder is refused', async () => {
  const site = await openSite()
  const { clay, cups } = await fill(site)
  await site.remove(cups)
  expect((await site.upload('late.txt', cups)).body).toMatchObject({ folderId: clay })
  expect((await site.move(cups, missingId)).body.errorKey).toBe('asset-folder.missing')
  const { client } = await openSite()
  expect((await client.post(api.assetMove, { assetIds: [missingId], folderId: clay })).status).toBe(409)
  const refused = await site.upload('lost.txt', missingId)
  expect([refused.status, refused.body.errorKey]).toEqual([409, 'asset-folder.missing'])
  expect((await site.upload('lost.txt', 'nowhere')).body.errors).toEqual({
    folderId: 'Invalid folder ID.',
  })
  expect(await site.names('search=lost')).toEqual([])
})

test('a deletion is undone for 30 days, and then nothing is kept of the folder', async () => {
  const site = await openSite()
  const { clay, cups } = await fill(site)
  await site.remove(cups)
  host.clock.advance(29 * dayMs)
  const later = await host.signIn(site.client.host, site.owner)
  expect((await later.post(fillPath(api.assetFolderRestore, { folderId: cups }))).status).toBe(200)
  await later.delete(fillPath(api.assetFolder, { folderId: cups }))
  host.clock.advance(31 * dayMs)
  await host.runDueJobs()
  const last = await host.signIn(site.client.host, site.owner)
  expect((await last.post(fillPath(api.assetFolderRestore, { folderId: cups }))).status).toBe(404)
  const rows = await host.services.database.site(site.owner.site.id, (tx) =>
    tx.selectFrom('asset_folders').select('id').execute(),
  )
  expect(rows).toEqual([{ id: clay }])
  expect((await last.get(`${api.assets}?folder=${clay}`)).body.assets).toHaveLength(3)
})

test('a site has a limited number of folders', async () => {
  const site = await openSite()
  const first = await site.add('Folder 0')
  await Promise.all(Array.from({ length: maxAssetFolders - 1 }, (_, count) => site.add(`Folder ${count + 1}`)))
  const refused = await site.create('One more')
  expect([refused.status, refused.body.errorKey]).toEqual([409, 'asset-folder.too-many'])
  await site.remove(first)
  expect((await site.create('One more')).status).toBe(201)
  expect((await site.restore(first)).body.errorKey).toBe('asset-folder.too-many')
})

test('folders belong to one site, and people who may only look in cannot change them', async () => {
  const [one, other] = [await openSite(), await openSite()]
  const { clay, cup } = await fill(one)
  expect(await other.tree()).toEqual([])
  expect((await other.change(clay, { name: 'Taken' })).status).toBe(404)
  expect((await other.remove(clay)).status).toBe(404)
  expect((await other.upload('x.txt', clay)).body.errorKey).toBe('asset-folder.missing')
  await one.remove(clay)
  expect((await other.restore(clay)).status).toBe(404)
  await one.restore(clay)

  const person = await host.signUp()
  await host.addContributor(one.owner.site, person, [roles.schedulingViewer])
  const viewer = await host.openSite(person.platform, one.owner.site.identifier)
  expect((await viewer.get(api.assetFolders)).body.folders).toHaveLength(2)
  const refused = [
    await viewer.post(api.assetFolders, { name: 'A' }),
    await viewer.patch(fillPath(api.assetFolder, { folderId: clay }), { name: 'A' }),
    await viewer.delete(fillPath(api.assetFolder, { folderId: clay })),
    await viewer.post(api.assetMove, { assetIds: [cup], folderId: null }),
  ]
  expect(refused.map((it) => it.status)).toEqual([403, 403, 403, 403])
  expect(await one.tree()).toEqual(['Clay 1', 'Clay/Cups 2'])
})
