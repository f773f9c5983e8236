import { TextArea } from '@sitewright/ui/text-field'
import type { ReactNode } from 'react'
import { useSession } from '../data/queries'

/** Code runs for every visitor: who may not put it on the site reads it, and the host would refuse it from them. */
export function CodeGate({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  const mayInject = useSession().data?.permissions.includes('code.inject') ?? false
  if (mayInject) return children
  return (
    <TextArea
      label={label}
      hint="Only administrators may change code that runs for visitors."
      className="code-input"
      rows={3}
      readOnly
      value={value}
      onChange={() => {}}
    />
  )
}
