import { TextArea } from '@sitewright/ui/controls/text-field'
import type { ReactNode } from 'react'
import { useSession } from '../../data/queries'

/** Code runs for every visitor: who may not put it on the site reads it, and the host would refuse it from them. */
export function CodeGate({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  const session = useSession().data
  const mayInject = session?.permissions.includes('code.inject') ?? false
  if (mayInject) return children
  return (
    <TextArea
      label={label}
      hint={
        session?.isEmailConfirmed === false
          ? 'Confirm your email address to edit code that runs on your site.'
          : 'Only administrators can edit code that runs on your site.'
      }
      className="code-input"
      rows={3}
      readOnly
      value={value}
      onChange={() => {}}
    />
  )
}
