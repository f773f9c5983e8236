import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { newSectionPreset } from '@sitewright/model/pages/section-preset-answers'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'
import { FormDialog } from '../parts/form-dialog'

interface NameDialogProps {
  title: string
  action: string
  start: string
  isBusy: boolean
  onNamed: (name: string) => void
  onClose: () => void
}

export function NameDialog({ title, action, start, isBusy, onNamed, onClose }: NameDialogProps) {
  const [name, setName] = useState(start)
  function submit() {
    if (name.trim() !== '') onNamed(name.trim())
  }
  return (
    <FormDialog title={title} submitLabel={action} isBusy={isBusy} onSubmit={submit} onCancel={onClose}>
      <TextField
        label="Name"
        required
        maxLength={maxLengthOf(newSectionPreset.shape.name)}
        value={name}
        onChange={setName}
      />
    </FormDialog>
  )
}
