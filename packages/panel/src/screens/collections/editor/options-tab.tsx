import { textFilters } from '@sitewright/model/pages/addresses/text-filters'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { LinkField } from '../../../fields/links/link-field'
import { siteHost } from '../../../ground/site-address'
import { MomentField } from '../fields/moment-field'
import type { ItemTabProps } from './item-tab'

/** Where and to whom an item is shown. */
export function OptionsTab({ edited: { detail, value, change, errors }, name, timeZone }: ItemTabProps) {
  const isMoved = value.slug !== detail.settings.slug && detail.publishedAt !== null
  return (
    <>
      <TextField
        label="URL"
        hint={isMoved ? 'The old URL redirects to the new one.' : `${siteHost()}${detail.path}`}
        value={value.slug}
        error={errors.slug}
        spellCheck={false}
        autoCapitalize="none"
        filter={textFilters['url-slug-with-slash']}
        onChange={(slug) => change({ slug }, 'Change the URL')}
      />
      <MomentField
        label="Date shown"
        hint={value.date === null ? 'If empty, the day it was first published is shown.' : undefined}
        value={value.date}
        timeZone={timeZone}
        error={errors.date}
        onChange={(date) => change({ date }, 'Change the date')}
      />
      <Switch
        label="Featured"
        hint="Blocks and lists can show featured items alone."
        checked={value.isFeatured}
        onChange={(isFeatured) => change({ isFeatured }, isFeatured ? 'Feature' : 'Stop featuring')}
      />
      {name === 'blog' || name === 'events' ? (
        <Switch
          label="Allow comments"
          checked={value.allowsComments}
          onChange={(allowsComments) =>
            change({ allowsComments }, allowsComments ? 'Allow comments' : 'Close comments')
          }
        />
      ) : null}
      <Switch
        label="Members only"
        hint="Everyone sees title and excerpt in lists; members read the rest."
        checked={value.access === 'members'}
        onChange={(isForMembers) => change({ access: isForMembers ? 'members' : 'public' }, 'Change who can see it')}
      />
      <LinkField
        label="Source link"
        hint="Where it was first published, such as a magazine."
        value={value.sourceUrl}
        error={errors.sourceUrl}
        onChange={(sourceUrl) => change({ sourceUrl }, 'Change the source link')}
      />
      {value.sourceUrl === '' ? null : (
        <Switch
          label="Title in lists opens the source"
          checked={value.leadsToSource}
          onChange={(leadsToSource) => change({ leadsToSource }, 'Change where the title leads')}
        />
      )}
      <Switch
        label="In review"
        hint="Asks someone who may publish to read it."
        checked={value.isInReview}
        onChange={(isInReview) => change({ isInReview }, isInReview ? 'Ask for a review' : 'End the review')}
      />
    </>
  )
}
