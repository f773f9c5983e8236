import { mailCalls } from '@sitewright/model/calls/mail'
import type { MailTemplateSummary } from '@sitewright/model/mail/mail-answers'
import { Button } from '@sitewright/ui/controls/button'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../data/calls/api'
import { callAddress } from '../../data/calls/call-address'
import { LoadState } from '../../parts/load-state'
import { MailView } from './mail-view'

export function MailPreviews() {
  const [open, setOpen] = useState<MailTemplateSummary | null>(null)
  const templates = useQuery({
    queryKey: ['mail-templates'],
    queryFn: async () => (await callApi(mailCalls.listMailTemplates)).templates,
  })
  return (
    <section aria-labelledby="mail-previews">
      <h4 id="mail-previews">Email templates</h4>
      <p className="sw-field-hint">Emails use your logo, colors and fonts.</p>
      <LoadState query={templates}>
        <Skeleton lines={2} label="Loading emails" />
      </LoadState>
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
          address={callAddress(mailCalls.showMailTemplate, { params: { name: open.name } })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  )
}
