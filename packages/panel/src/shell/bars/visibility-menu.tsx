import { type SiteVisibility, siteVisibilities, siteVisibilityRules } from '@sitewright/model/site/visibility'
import type { IconName } from '@sitewright/ui/base/icons'
import { Menu } from '@sitewright/ui/floating/menu'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../data/calls/call-error'
import { useSession } from '../../data/queries'
import { useChangeStanding, useStanding } from '../../data/standing'
import { goTo } from '../../ground/router'

const icons: Readonly<Record<SiteVisibility, IconName>> = {
  private: 'lock',
  password: 'key',
  'coming-soon': 'calendar',
  public: 'globe',
}

const settings = { screen: 'settings', part: 'status' } as const

/** Who sees the site, and one press to change it. */
export function VisibilityMenu() {
  const standing = useStanding().data
  const mayChange = useSession().data?.permissions.includes('settings.edit') ?? false
  const save = useChangeStanding()
  if (standing === undefined) return null
  const current = save.isPending ? (save.variables.visibility ?? standing.visibility) : standing.visibility
  const { label } = siteVisibilityRules[current]
  if (!mayChange) return <span className="sw-badge top-visibility">{label}</span>
  function choose(visibility: SiteVisibility) {
    if (visibility === 'password' && standing?.hasPassword !== true) return goTo(settings)
    const before = current
    const change = (next: SiteVisibility, undo?: { label: string; run: () => void }) =>
      save.mutate(
        { visibility: next },
        {
          onSuccess: () => void toasts.show({ text: tellOf(next), ...(undo ? { action: undo } : {}) }),
          onError: (error) => void toasts.show({ kind: 'error', text: textOfError(error) }),
        },
      )
    change(visibility, { label: 'Undo', run: () => change(before) })
  }
  return (
    <span className="top-visibility">
      <Menu
        label={label}
        icon={icons[current]}
        showsLabel
        description="Who can see the site"
        items={[
          ...siteVisibilities.map((visibility) => ({
            label: siteVisibilityRules[visibility].label,
            icon: visibility === current ? ('check' as const) : icons[visibility],
            disabled: visibility === current,
            run: () => choose(visibility),
          })),
          { label: 'Visibility settings', icon: 'settings' as const, run: () => goTo(settings) },
        ]}
      />
    </span>
  )
}

function tellOf(visibility: SiteVisibility): string {
  return visibility === 'public'
    ? 'Your site is public'
    : `Visibility changed to ${siteVisibilityRules[visibility].label}`
}
