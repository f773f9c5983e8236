import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import type { SiteDomain } from '@sitewright/model/site/domains'
import { domainName } from '@sitewright/model/site/domains'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { type FormEvent, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../data/calls/call-error'
import { LoadState } from '../../parts/load-state'
import { ConfirmedEmailOnly } from './confirm-email-note'
import { DnsRecords } from './dns-records'
import { useDomainChanges, useDomains } from './use-domains'
import './domains.css'

export function Domains() {
  const domains = useDomains()
  return (
    <div className="form settings-form">
      <h3>Domains</h3>
      <p className="sw-field-hint">Your own addresses for this site.</p>
      <ConfirmedEmailOnly toDo="to connect a domain">
        <AddDomainForm />
      </ConfirmedEmailOnly>
      <LoadState query={domains}>
        <Skeleton lines={3} label="Loading domains" />
      </LoadState>
      {domains.data?.length === 0 ? (
        <EmptyState icon="link" title="No domains yet">
          Until you connect one, visitors use your built-in address.
        </EmptyState>
      ) : null}
      <ul className="rows">
        {domains.data?.map((domain) => (
          <DomainRow key={domain.host} domain={domain} />
        ))}
      </ul>
    </div>
  )
}

function AddDomainForm() {
  const [host, setHost] = useState('')
  const { add } = useDomainChanges()
  function submit(event: FormEvent) {
    event.preventDefault()
    add.mutate(host, { onSuccess: () => setHost('') })
  }
  return (
    <form className="form card" onSubmit={submit}>
      <TextField
        label="Domain"
        required
        maxLength={maxLengthOf(domainName)}
        value={host}
        hint="Such as www.example.com"
        error={fieldErrorsOf(add.error).host ?? (add.isError ? textOfError(add.error) : undefined)}
        onChange={setHost}
      />
      <div className="row-actions">
        <Button kind="primary" type="submit" disabled={add.isPending}>
          Add domain
        </Button>
      </div>
    </form>
  )
}

function DomainRow({ domain }: { domain: SiteDomain }) {
  const { host, state, isPrimary, address, records } = domain
  const { check, makePrimary, remove } = useDomainChanges()
  return (
    <li className="row domain-row">
      <div className="domain-head">
        <span className="row-main">
          <strong>{state === 'connected' ? <a href={address}>{host}</a> : host}</strong>
          <span className="sw-field-hint">{describe(domain)}</span>
        </span>
        <span className="domain-actions">
          {state === 'waiting' ? (
            <Button
              size="small"
              disabled={check.isPending}
              aria-label={`Check now: ${host}`}
              onClick={() => check.mutate(host)}
            >
              {check.isPending ? 'Checking …' : 'Check now'}
            </Button>
          ) : null}
          {state === 'connected' && !isPrimary ? (
            <Button
              size="small"
              disabled={makePrimary.isPending}
              aria-label={`Make primary: ${host}`}
              onClick={() => makePrimary.mutate(host)}
            >
              Make primary
            </Button>
          ) : null}
          <Button
            size="small"
            disabled={remove.isPending}
            aria-label={`Remove ${host}`}
            onClick={() => remove.mutate(domain)}
          >
            Remove
          </Button>
        </span>
      </div>
      {state === 'waiting' ? <DnsRecords host={host} records={records} /> : null}
      {check.isError ? (
        <p className="sw-field-error" role="alert">
          {textOfError(check.error)}
        </p>
      ) : null}
    </li>
  )
}

function describe({ state, isPrimary }: SiteDomain): string {
  if (state === 'waiting') return 'Waiting for DNS records'
  return isPrimary ? 'Connected · primary' : 'Connected · redirects to the primary domain'
}
