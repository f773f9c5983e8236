import { pageCalls } from '@sitewright/model/calls/pages'
import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import { slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import type { PageDetail } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { TextField } from '@sitewright/ui/controls/text-field'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { callApi } from '../../data/calls/api'
import { fieldErrorsOf, textOfError } from '../../data/calls/call-error'
import { queryKeys } from '../../data/queries'
import { LinkField } from '../../fields/links/link-field'
import { FormDialog } from '../../parts/form-dialog'

const TemplateChoice = lazy(async () => ({
  default: (await import('../../sections/template-choice')).TemplateChoice,
}))

export type NewKind = 'page' | 'store' | 'folder' | 'link' | CollectionName

const titles: Record<NewKind, string> = {
  page: 'Add page',
  blog: 'Add blog',
  events: 'Add events',
  portfolio: 'Add portfolio',
  gallery: 'Add gallery',
  store: 'Add store',
  folder: 'Add folder',
  link: 'Add link',
}

const descriptions: Partial<Record<NewKind, string>> = {
  blog: 'A page that lists posts: news, stories or guides, with categories, tags and a feed.',
  events: 'A page that lists what takes place, with dates and a calendar. Events leave the list when they are over.',
  portfolio: 'A page that shows projects, each with a cover image and a page of its own.',
  gallery: 'A page of images, each with a page of its own.',
}
const firstTitles: Partial<Record<NewKind, string>> = {
  store: 'Shop',
  blog: 'Blog',
  events: 'Events',
  portfolio: 'Portfolio',
  gallery: 'Gallery',
}

interface AddPageDialogProps {
  kind: NewKind
  onClose: () => void
  onAdded: (page: PageDetail) => void
}

export function AddPageDialog({ kind, onClose, onAdded }: AddPageDialogProps) {
  const client = useQueryClient()
  const [title, setTitle] = useState(firstTitles[kind] ?? '')
  const [linkTarget, setLinkTarget] = useState('')
  const [template, setTemplate] = useState('text')
  const create = useMutation({
    mutationFn: () => {
      const link = kind === 'link' ? { linkTarget } : {}
      const start = kind === 'page' ? { template } : {}
      return callApi(pageCalls.createPage, { body: { title, kind, ...link, ...start } })
    },
    onSuccess: async (page) => {
      await client.invalidateQueries({ queryKey: queryKeys.pages })
      onAdded(page)
    },
  })
  const errors = fieldErrorsOf(create.error)
  const hasFieldErrors = Object.keys(errors).length > 0
  return (
    <FormDialog
      title={titles[kind]}
      submitLabel="Add"
      widthPx={kind === 'page' ? 920 : 350}
      isBusy={create.isPending}
      onSubmit={() => create.mutate()}
      onCancel={onClose}
    >
      {descriptions[kind] ? <p>{descriptions[kind]}</p> : null}
      <TextField
        label="Title"
        required
        value={title}
        onChange={setTitle}
        error={errors.title}
        hint={hasContent({ kind }) && title ? `URL: /${slugFromTitle(title)}` : undefined}
      />
      {kind === 'link' ? (
        <LinkField label="Link" value={linkTarget} onChange={setLinkTarget} error={errors.linkTarget} />
      ) : null}
      {kind === 'page' ? (
        <Suspense fallback={<Skeleton lines={4} heightPx={80} label="Loading pages" />}>
          <TemplateChoice value={template} onChange={setTemplate} />
        </Suspense>
      ) : null}
      {create.isError && !hasFieldErrors ? (
        <p className="sw-field-error" role="alert">
          {textOfError(create.error)}
        </p>
      ) : null}
    </FormDialog>
  )
}
