import { listSectionAnchors } from '@sitewright/blocks/page/section-anchors'
import type { Asset } from '@sitewright/model/assets/asset-answers'
import { assetCalls } from '@sitewright/model/calls/assets'
import type { PageDocument } from '@sitewright/model/pages/document'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { callApi } from '../../data/calls/api'
import { useAssetMap } from '../../data/files/assets'
import { queryKeys, readPage, usePages } from '../../data/queries'
import { EditorContext } from '../../editor/editor-context'
import type { LinkSources } from './link-targets'

const maxReadPages = 4

/** Everything a link can lead to. Sections of other pages and files are read from the host only while the owner looks for one. */
export function useLinkSources(search: string, value: string, isOpen: boolean): LinkSources & { hasFailed: boolean } {
  const editor = useContext(EditorContext)
  const query = usePages()
  const pages = (query.data ?? []).filter((page) => hasContent(page.settings) && page.deletedAt === null)
  const words = search.trim().toLowerCase()
  const named = pages.map((page) => ({ id: page.id, title: page.settings.title, path: page.path }))
  const others = named.filter((page) => page.id !== editor?.session.pageId)
  const wanted = isOpen && words !== '' ? others.filter((page) => isNear(page, words)) : []
  const linked = others.filter((page) => value.startsWith(`${page.path}#`))
  const read = useQueries({
    queries: [...linked, ...wanted].slice(0, maxReadPages).map((page) => ({
      queryKey: ['page-sections', page.id],
      queryFn: async () => listSections((await readPage(page.id)).document, page.path),
    })),
  })
  const files = useQuery({
    queryKey: [...queryKeys.assets, 'link', words],
    enabled: isOpen && words !== '',
    queryFn: () => callApi(assetCalls.listAssets, { query: { search: words, limit: 6 } }),
  })
  const linkedId = /^\/s\/([0-9a-f]{24})\//.exec(value)?.[1]
  const linkedFiles = [...useAssetMap(linkedId ? [linkedId] : []).values()]
  const here = editor ? listSections(editor.session.store.read().page, '') : []
  return {
    hasFailed: query.isError && !query.data,
    pages: named,
    sections: [...here, ...read.flatMap(({ data }) => data ?? [])],
    files: [...linkedFiles, ...(files.data?.assets ?? [])].filter(isFirstOf),
  }
}

function isNear(page: { title: string; path: string }, words: string): boolean {
  return page.title.toLowerCase().includes(words) || page.path.includes(words.split('#')[0] ?? words)
}

function isFirstOf(file: Asset, index: number, files: readonly Asset[]): boolean {
  return files.findIndex((it) => it.id === file.id) === index
}

function listSections(document: PageDocument, path: string): LinkSources['sections'] {
  return [...listSectionAnchors(document.sections)].map(([section, anchor]) => ({ path, anchor, name: section.name }))
}
