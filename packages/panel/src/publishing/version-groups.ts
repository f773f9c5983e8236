import type { PageRevision } from '@sitewright/model/pages/page-answers'

/** A version that stands for itself, or the saves of one person in one go; the newest first. */
export type VersionEntry =
  | { readonly kind: 'version'; readonly revision: PageRevision }
  | { readonly kind: 'saves'; readonly revisions: readonly PageRevision[] }

/** Who saves nothing for so long has stopped to work. */
const pauseMs = 30 * 60 * 1000

export function groupVersions(newestFirst: readonly PageRevision[]): VersionEntry[] {
  const groups: PageRevision[][] = []
  for (const revision of newestFirst) {
    const group = groups.at(-1)
    const later = group?.at(-1)
    if (group && later && isSameWork(later, revision)) group.push(revision)
    else groups.push([revision])
  }
  return groups.map((revisions) => {
    const [revision] = revisions as [PageRevision]
    return revisions.length === 1 ? { kind: 'version', revision } : { kind: 'saves', revisions }
  })
}

function isSameWork(later: PageRevision, earlier: PageRevision): boolean {
  const gapMs = Date.parse(later.createdAt) - Date.parse(earlier.createdAt)
  return isPlainSave(later) && isPlainSave(earlier) && later.createdBy === earlier.createdBy && gapMs <= pauseMs
}

/** What was published, restored or named is looked for by itself. */
function isPlainSave({ reason, name }: PageRevision): boolean {
  return reason === 'save' && name === ''
}
