import type { DnsRecord } from '@sitewright/model/site/domains'
import { Button } from '@sitewright/ui/controls/button'
import { toasts } from '@sitewright/ui/floating/toast-store'

/** What to enter where the domain's DNS is kept. */
export function DnsRecords({ host, records }: { host: string; records: readonly DnsRecord[] }) {
  return (
    <div className="dns-records">
      <p className="sw-field-hint">Add these records where you bought the domain. Then check the connection.</p>
      {records.map((record) => (
        <dl key={record.type} className="dns-record">
          <div>
            <dt>Type</dt>
            <dd>{record.type}</dd>
          </div>
          <Copied label="Name" text={record.name} of={`the ${record.type} record of ${host}`} />
          <Copied label="Value" text={record.value} of={`the ${record.type} record of ${host}`} />
          <div className="dns-purpose">
            <dt>Purpose</dt>
            <dd>{record.purpose}</dd>
          </div>
        </dl>
      ))}
      <p className="sw-field-hint">
        A root domain such as example.com needs an ALIAS or ANAME record instead of CNAME.
      </p>
    </div>
  )
}

function Copied({ label, text, of }: { label: string; text: string; of: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <Button
          size="small"
          icon="copy"
          aria-label={`Copy the ${label.toLowerCase()} of ${of}`}
          onClick={async () => {
            await navigator.clipboard.writeText(text)
            toasts.show({ text: 'Copied' })
          }}
        >
          Copy
        </Button>
      </dd>
    </div>
  )
}
