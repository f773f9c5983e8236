import { showSavedPassword } from '@sitewright/model/accounts/masked-password'
import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { isSameJson } from '@sitewright/model/documents/same-json'
import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { Tabs } from '@sitewright/ui/controls/tabs'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { lazy, Suspense, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { usePages, useSession } from '../../../data/queries'
import { FormDialog } from '../../../parts/form-dialog'
import { checkAddress } from './check-address'
import { PageAccessFields } from './page-access-fields'
import { PageCodeFields } from './page-code-fields'
import { PageGeneralFields } from './page-general-fields'
import { PageSearchFields } from './page-search-fields'
import { PageStoreFields } from './page-store-fields'
import { useSavePageSettings } from './use-save-page-settings'

const PageCollectionFields = lazy(async () => ({
  default: (await import('./collection/page-collection-fields')).PageCollectionFields,
}))

interface PageSettingsDialogProps {
  page: PageSummary
  /** Open at first. */
  startTab?: 'collection'
  onClose: () => void
  onSaved: () => void
}

export function PageSettingsDialog({ page, startTab, onClose, onSaved }: PageSettingsDialogProps) {
  const pages = usePages().data ?? []
  const mayInject = useSession().data?.permissions.includes('code.inject') ?? false
  const [settings, setSettings] = useState(page.settings)
  const savedPassword = showSavedPassword(page.hasPassword)
  const [password, setPassword] = useState(savedPassword)
  const change = (part: PageSettingsChange) => setSettings({ ...settings, ...part } as typeof settings)
  const save = useSavePageSettings(page, () => {
    onSaved()
    onClose()
  })
  const errors = fieldErrorsOf(save.error)
  const isPage = hasContent(settings)
  const addressError = isPage ? checkAddress(settings.slug, { pageId: page.id, pages }) : undefined
  function submit() {
    if (addressError) return
    const { kind: _kind, parentId: _parentId, item: _item, codeInjection, ...shown } = settings
    const code = mayInject ? { codeInjection } : {}
    save.mutate({ ...shown, ...code, ...(settings.access === 'password' ? { password } : {}) })
  }
  const shared = { page, settings, change, errors: { ...errors, ...(addressError ? { slug: addressError } : {}) } }
  const general = <PageGeneralFields {...shared} />
  return (
    <FormDialog
      title={`${page.settings.title} settings`}
      submitLabel="Save"
      className="page-settings"
      widthPx={isPage ? 620 : 480}
      isBusy={save.isPending}
      onSubmit={submit}
      onCancel={onClose}
      isChanged={password !== savedPassword || !isSameJson(settings, page.settings)}
    >
      {isPage ? (
        <Tabs
          label="Settings"
          first={startTab}
          tabs={[
            {
              name: 'general',
              label: 'General',
              hasError: Boolean(errors.title ?? shared.errors.slug),
              content: general,
            },
            ...(settings.kind === 'store'
              ? [{ name: 'store', label: 'Store', content: <PageStoreFields settings={settings} change={change} /> }]
              : []),
            ...(isCollectionName(settings.kind)
              ? [
                  {
                    name: 'collection',
                    label: 'Design',
                    hasError: Object.keys(errors).some((path) => path.startsWith('collection')),
                    content: (
                      <Suspense fallback={<Skeleton lines={5} heightPx={36} label="Loading design" />}>
                        <PageCollectionFields {...shared} name={settings.kind} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
            { name: 'search', label: 'Search and social', content: <PageSearchFields {...shared} /> },
            {
              name: 'access',
              label: 'Access',
              hasError: Boolean(errors.password),
              content: (
                <PageAccessFields
                  access={settings.access}
                  password={password}
                  error={errors.password}
                  onAccess={(access) => change({ access })}
                  onPassword={setPassword}
                />
              ),
            },
            ...(mayInject
              ? [
                  {
                    name: 'code',
                    label: 'Code',
                    content: (
                      <PageCodeFields
                        code={settings.codeInjection}
                        onChange={(codeInjection) => change({ codeInjection })}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      ) : (
        general
      )}
      {save.isError && Object.keys(errors).length === 0 ? (
        <p className="sw-field-error" role="alert">
          {textOfError(save.error)}
        </p>
      ) : null}
    </FormDialog>
  )
}
