import { textOfError } from '../../../data/calls/call-error'

/** Why the host refused what a dialog asked for, in the dialog. */
export function FormProblem({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <p className="sw-field-error" role="alert">
      {textOfError(error)}
    </p>
  )
}
