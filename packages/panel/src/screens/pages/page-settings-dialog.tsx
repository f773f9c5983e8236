import { showSavedPassword } from '@sitewright/model/accounts/masked-password'
import { checkPageAddress } from '@sitewright/model/editor/field-checks'
import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { Switch } from '@sitewright/ui/switch'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { callApi } from '../../data/api'
import { fieldErrorsOf, textOfError } from '../../data/call-error'
import { queryKeys } from '../../data/queries'
import { LinkField } from '../../drawers/link-field'
import { PictureField } from '../../drawers/picture-field'
import { PageAccessFields } from './page-access-fields'
import { useMakeHomepage } from './use-make-homepage'

interface PageSettingsDialogProps {
  page: PageSummary
  onClose: () => void
  onSaved: () => void
}

export function PageSettingsDialog({ page, onClose, onSaved }: PageSettingsDialogProps) {
  const formId = useId()
  const client = useQueryClient()
  const makeHomepage = useMakeHomepage()
  const [settings, setSettings] = useState(page.settings)
  const [password, setPassword] = useState(showSavedPassword(page.hasPassword))
  const change = (part: PageSettingsChange) => setSettings({ ...settings, ...part } as typeof settings)
  const save = useMutation({
    mutationFn: () => {
      const { title, slug, description, inNavigation, noindex, linkTarget, socialImageId, access } = settings
      const shown = { title, slug, description, inNavigation, noindex, linkTarget, socialImageId }
      const body = access === 'password' ? { ...shown, access, password } : { ...shown, access }
      return callApi<PageSummary>(fillPath(api.page, { pageId: page.id }), { method: 'PATCH', body })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.pages })
      toasts.show({ text: 'Settings saved.' })
      onSaved()
      onClose()
    },
  })
  const errors = fieldErrorsOf(save.error)
  const isPage = settings.kind === 'page'
  const addressError = isPage ? checkPageAddress(settings.slug) : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!addressError) save.mutate()
  }
  return (
    <Dialog
      title={`Settings of ${page.settings.title}`}
      widthPx={480}
      onCancel={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId} disabled={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className="form" onSubmit={submit}>
        <TextField
          label="Title"
          required
          value={settings.title}
          error={errors.title}
          onChange={(title) => change({ title })}
        />
        {isPage ? (
          <TextField
            label="Address"
            hint={page.isHomepage ? 'The home page is also found at /.' : `Visitors find it at /${settings.slug}`}
            value={settings.slug}
            error={addressError ?? errors.slug}
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
        {isPage ? (
          <>
            <TextArea
              label="Description"
              hint="For search engines and social networks."
              maxLength={400}
              value={settings.description}
              error={errors.description}
              onChange={(description) => change({ description })}
            />
            <PictureField
              label="Picture for social networks"
              value={settings.socialImageId}
              onChange={(socialImageId) => change({ socialImageId })}
            />
            <Switch
              label="Hide from search engines"
              checked={settings.noindex}
              onChange={(noindex) => change({ noindex })}
            />
            <PageAccessFields
              access={settings.access}
              password={password}
              error={errors.password}
              onAccess={(access) => change({ access })}
              onPassword={setPassword}
            />
            {page.isHomepage ? null : (
              <Button icon="home" disabled={makeHomepage.isPending} onClick={() => makeHomepage.mutate(page.id)}>
                Make this the home page
              </Button>
            )}
          </>
        ) : null}
        {save.isError && Object.keys(errors).length === 0 ? (
          <p className="sw-field-error" role="alert">
            {textOfError(save.error)}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
