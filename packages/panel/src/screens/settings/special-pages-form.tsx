import { pageCalls } from '@sitewright/model/calls/pages'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import {
  type SpecialPages,
  type SpecialPlace,
  specialPlaceLabels,
  specialPlaces,
} from '@sitewright/model/site/special-pages'
import { Button } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../data/calls/api'
import { textOfError } from '../../data/calls/call-error'
import { queryKeys, usePages, useSession } from '../../data/queries'
import { goTo } from '../../ground/router'
import { SettingsForm } from '../document-form/settings-form'
import './site-status.css'

interface PlaceWords {
  readonly hint: string
  /** What a new page for it begins with. */
  readonly title: string
  readonly template: string
}

const places: Readonly<Record<SpecialPlace, PlaceWords>> = {
  notFound: {
    hint: 'Shown when a page doesn’t exist. A search field appears below it.',
    title: 'Page not found',
    template: 'not-found',
  },
  lock: {
    hint: 'Shown when a password is needed. The password field appears below it.',
    title: 'Password page',
    template: 'lock',
  },
  comingSoon: {
    hint: 'The only page visitors see while visibility is set to Coming soon. Add a form to collect email addresses.',
    title: 'Coming soon',
    template: 'coming-soon',
  },
}

const builtIn = ''

export function SpecialPagesForm() {
  const pages = usePages().data ?? []
  return (
    <SettingsForm
      name="settings"
      title="Special pages"
      hint="Use your own pages instead of the built-in ones. They don’t appear in menus, search or the sitemap."
    >
      {({ value, change, errors }) =>
        specialPlaces.map((place) => (
          <PlaceField
            key={place}
            place={place}
            chosen={value.specialPages}
            pages={pages}
            error={errors[`specialPages.${place}`]}
            onChoose={(pageId) => change({ specialPages: { ...value.specialPages, [place]: pageId } })}
          />
        ))
      }
    </SettingsForm>
  )
}

interface PlaceFieldProps {
  place: SpecialPlace
  chosen: SpecialPages
  pages: readonly PageSummary[]
  error: string | undefined
  onChoose: (pageId: string | null) => void
}

function PlaceField({ place, chosen, pages, error, onChoose }: PlaceFieldProps) {
  const { hint, title, template } = places[place]
  const label = specialPlaceLabels[place]
  const client = useQueryClient()
  const mayCreate = useSession().data?.permissions.includes('pages.manage') ?? false
  const create = useMutation({
    mutationFn: () => callApi(pageCalls.createPage, { body: { title, template, inNavigation: false } }),
    onSuccess: async (page) => {
      onChoose(page.id)
      await client.invalidateQueries({ queryKey: queryKeys.pages })
      toasts.show({ text: 'Page created. Publish it to use it.' })
      goTo({ screen: 'pages', part: page.id })
    },
    onError: (failed) => toasts.show({ kind: 'error', text: textOfError(failed) }),
  })
  const taken = specialPlaces.filter((it) => it !== place).map((it) => chosen[it])
  const offered = pages.filter(
    ({ id, isHomepage, settings }) => settings.kind === 'page' && !isHomepage && !taken.includes(id),
  )
  const page = pages.find(({ id }) => id === chosen[place])
  const isUnpublished = page !== undefined && page.publishedAt === null
  return (
    <div className="special-page">
      <Select
        label={label}
        hint={isUnpublished ? 'This page is a draft. The built-in page is shown until you publish it.' : hint}
        error={error}
        value={page?.id ?? builtIn}
        choices={[
          { value: builtIn, label: 'Built-in' },
          ...offered.map(({ id, settings }) => ({ value: id, label: settings.title })),
        ]}
        onChange={(id) => onChoose(id === builtIn ? null : id)}
      />
      {page !== undefined ? (
        <Button icon="pencil" onClick={() => goTo({ screen: 'pages', part: page.id })} aria-label={`Edit the ${label}`}>
          Edit page
        </Button>
      ) : mayCreate ? (
        <Button
          icon="plus"
          disabled={create.isPending}
          onClick={() => create.mutate()}
          aria-label={`Create a ${label}`}
        >
          Create page
        </Button>
      ) : null}
    </div>
  )
}
