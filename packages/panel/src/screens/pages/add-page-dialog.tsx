import type { PageDetail } from '@sitewright/model/pages/page-answers'
import { slugFromTitle } from '@sitewright/model/pages/slugs'
import { api } from '@sitewright/model/routes/api'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { callApi } from '../../data/api'
import { fieldErrorsOf, textOfError } from '../../data/call-error'
import { queryKeys } from '../../data/queries'
import { LinkField } from '../../drawers/link-field'
import { FormDialog } from '../../parts/form-dialog'

const TemplateChoice = lazy(async () => ({
  default: (await import('../../sections/template-choice')).TemplateChoice,
}))

export type NewKind = 'page' | 'folder' | 'link'

const titles: Record<NewKind, string> = { page: 'Add a page', folder: 'Add a folder', link: 'Add a link' }

interface AddPageDialogProps {
  kind: NewKind
  onClose: () => void
  onAdded: (page: PageDetail) => void
}

export function AddPageDialog({ kind, onClose, onAdded }: AddPageDialogProps) {
  const client = useQueryClient()
  const [title, setTitle] = useState('')
  const [linkTarget, setLinkTarget] = useState('')
  const [template, setTemplate] = useState('text')
  const create = useMutation({
    mutationFn: () => {
      const link = kind === 'link' ? { linkTarget } : {}
      const start = kind === 'page' ? { template } : {}
      return callApi<PageDetail>(api.pages, { method: 'POST', body: { title, kind, ...link, ...start } })
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
      <TextField
        label="Title"
        required
        value={title}
        onChange={setTitle}
        error={errors.title}
        hint={kind === 'page' && title ? `Its address will be /${slugFromTitle(title)}` : undefined}
      />
      {kind === 'link' ? (
        <LinkField label="Leads to" value={linkTarget} onChange={setLinkTarget} error={errors.linkTarget} />
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
