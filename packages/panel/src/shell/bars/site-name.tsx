import { paths } from '@sitewright/model/routes/paths'
import { Icon } from '@sitewright/ui/base/icons'
import { useEditedSiteDocument } from '../../editor/use-edited-site-document'

/** Which site this is, and the way to the others. */
export function SiteName() {
  const title = useEditedSiteDocument('settings').value?.title ?? ''
  return (
    <a className="top-site" href={paths.platformSites} aria-label={`${title}: go to My sites`} title="My sites">
      <Icon name="left" sizePx={16} />
      <span className="top-site-name">{title}</span>
    </a>
  )
}
