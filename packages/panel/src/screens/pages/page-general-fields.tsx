import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { Button } from '@sitewright/ui/button'
import { Switch } from '@sitewright/ui/switch'
import { TextField } from '@sitewright/ui/text-field'
import { LinkField } from '../../drawers/link-field'
import { useMakeHomepage } from './use-make-homepage'

export interface PageFieldsProps {
  page: PageSummary
  /** As they are typed. */
  settings: PageSummary['settings']
  errors: Readonly<Record<string, string>>
  change: (part: PageSettingsChange) => void
}

export function PageGeneralFields({ page, settings, errors, change }: PageFieldsProps) {
  const makeHomepage = useMakeHomepage()
  return (
    <>
      <TextField
        label="Title"
        required
        value={settings.title}
        error={errors.title}
        onChange={(title) => change({ title })}
      />
      {settings.kind === 'page' ? (
        <TextField
          label="Address"
          hint={writeAddressHint(page, settings.slug)}
          value={settings.slug}
          error={errors.slug}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(slug) => change({ slug })}
        />
      ) : null}
      {settings.kind === 'link' ? (
        <LinkField
          label="Leads to"
          value={settings.linkTarget}
          error={errors.linkTarget}
          onChange={(linkTarget) => change({ linkTarget })}
        />
      ) : null}
      <Switch
        label="Linked in the navigation"
        checked={settings.inNavigation}
        onChange={(inNavigation) => change({ inNavigation })}
      />
      {settings.kind === 'page' ? (
        <Switch
          label="Cover page"
          hint="Fills the screen, without the site's header and footer."
          checked={settings.layout === 'cover'}
          onChange={(isCover) => change({ layout: isCover ? 'cover' : 'standard' })}
        />
      ) : null}
      {settings.kind === 'page' && !page.isHomepage ? (
        <div>
          <Button icon="home" disabled={makeHomepage.isPending} onClick={() => makeHomepage.mutate(page.id)}>
            Make this the home page
          </Button>
        </div>
      ) : null}
    </>
  )
}

function writeAddressHint(page: PageSummary, slug: string): string {
  if (page.isHomepage) return 'The home page is also found at /.'
  if (slug === page.settings.slug) return `Visitors find it at ${location.host}/${slug}`
  const links = 'Links on your site follow'
  return page.publishedAt ? `${links}, and /${page.settings.slug} will lead here.` : `${links}.`
}
