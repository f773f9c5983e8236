import type { MailTemplateSummary } from '@sitewright/model/mail/mail-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { Button } from '@sitewright/ui/button'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../data/api'
import { MailView } from './mail-view'

export function MailPreviews() {
  const [open, setOpen] = useState<MailTemplateSummary | null>(null)
  const templates = useQuery({
    queryKey: ['mail-templates'],
    queryFn: async () => (await callApi<{ templates: MailTemplateSummary[] }>(api.mailTemplates)).templates,
  })
  return (
    <section aria-labelledby="mail-previews">
      <h4 id="mail-previews">How mails look</h4>
      <p className="sw-field-hint">Mails wear the logo, the palette and the letters of the site.</p>
      {templates.isPending ? <Skeleton lines={2} label="Loading mails" /> : null}
      {templates.isError ? <LoadFailure text={templates.error.message} onRetry={() => templates.refetch()} /> : null}
      <ul className="rows">
        {templates.data?.map((template) => (
          <li key={template.name} className="row">
            <span className="row-main">
              <strong>{template.label}</strong>
              <span className="sw-field-hint">{template.about}</span>
            </span>
            <Button size="small" aria-label={`Preview: ${template.label}`} onClick={() => setOpen(template)}>
              Preview
            </Button>
          </li>
        ))}
      </ul>
      {open ? (
        <MailView
          title={open.label}
          note={open.about}
          address={fillPath(api.mailTemplate, { name: open.name })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  )
}
