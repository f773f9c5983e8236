export interface PageVisit {
  access: 'public' | 'password' | 'members'
  /** The visitor gave the page's password in this session. */
  isUnlocked: boolean
  isMember: boolean
  /** Contributors who may see a private site see its protected pages too. */
  canViewSite: boolean
}

export type PageAccess = 'content' | 'lock-screen' | 'members-only-notice'

export function decidePageAccess({ access, isUnlocked, isMember, canViewSite }: PageVisit): PageAccess {
  if (access === 'public' || canViewSite) return 'content'
  if (access === 'password') return isUnlocked ? 'content' : 'lock-screen'
  return isMember ? 'content' : 'members-only-notice'
}
