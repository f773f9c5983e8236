import { textFilters } from '@sitewright/model/pages/addresses/text-filters'
import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { Button } from '@sitewright/ui/controls/button'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { LinkField } from '../../../fields/links/link-field'
import { siteHost } from '../../../ground/site-address'
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
      <TextField
        label="Navigation title"
        hint="A shorter name for menus. Leave empty to use the title."
        value={settings.navigationTitle}
        error={errors.navigationTitle}
        onChange={(navigationTitle) => change({ navigationTitle })}
      />
      {hasContent(settings) ? (
        <TextField
          label="URL"
          hint={writeAddressHint(page, settings.slug)}
          value={settings.slug}
          error={errors.slug}
          spellCheck={false}
          autoCapitalize="none"
          filter={textFilters['url-slug-with-slash']}
          onChange={(slug) => change({ slug })}
        />
      ) : null}
      {settings.kind === 'link' ? (
        <LinkField
          label="Link"
          value={settings.linkTarget}
          error={errors.linkTarget}
          onChange={(linkTarget) => change({ linkTarget })}
        />
      ) : null}
      <Switch
        label="Show in menu"
        checked={settings.inNavigation}
        onChange={(inNavigation) => change({ inNavigation })}
      />
      {hasContent(settings) ? (
        <Switch
          label="Cover page"
          hint="Fills the screen, without the site's header and footer."
          checked={settings.layout === 'cover'}
          onChange={(isCover) => change({ layout: isCover ? 'cover' : 'standard' })}
        />
      ) : null}
      {hasContent(settings) && !page.isHomepage ? (
        <div>
          <Button icon="home" disabled={makeHomepage.isPending} onClick={() => makeHomepage.mutate(page.id)}>
            Set as home page
          </Button>
        </div>
      ) : null}
    </>
  )
}

function writeAddressHint(page: PageSummary, slug: string): string {
  if (page.isHomepage) return 'The home page is also at /.'
  if (slug === page.settings.slug) return `${siteHost()}/${slug}`
  const links = 'Links on your site are updated'
  return page.publishedAt ? `${links}, and /${page.settings.slug} redirects here.` : `${links}.`
}
