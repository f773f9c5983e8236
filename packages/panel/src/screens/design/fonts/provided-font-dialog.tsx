import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import {
  type FontKind,
  fontFamilyName,
  typekitId as kitSchema,
  type WebFont,
  webFont,
} from '@sitewright/model/site/web-fonts'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'
import { FormDialog } from '../../../parts/form-dialog'
import { kindChoices } from './font-dialog'

interface ProvidedFontDialogProps {
  typekitId: string
  newId: () => string
  onAdd: (font: WebFont, typekitId: string) => void
  onClose: () => void
}

const sources = [
  { value: 'google', label: 'Google Fonts' },
  { value: 'typekit', label: 'Adobe Fonts' },
] as const

/** A family that another company hosts, by its name. */
export function ProvidedFontDialog({ typekitId, newId, onAdd, onClose }: ProvidedFontDialogProps) {
  const [source, setSource] = useState<'google' | 'typekit'>('google')
  const [name, setName] = useState('')
  const [weights, setWeights] = useState('400, 700')
  const [kit, setKit] = useState(typekitId)
  const [kind, setKind] = useState<FontKind>('sans')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  function submit() {
    const listed = weights.split(/[\s,;]+/).filter(Boolean)
    const shared = { id: newId(), source, name, kind }
    const font = webFont.safeParse(source === 'google' ? { ...shared, weights: listed.map(Number) } : shared)
    const checkedKit = kitSchema.min(1, 'Enter your kit ID.').safeParse(kit.trim())
    const found: Record<string, string> = {}
    for (const issue of font.error?.issues ?? []) {
      if (issue.path[0] === 'weights') found.weights = 'Enter weights from 100 to 900, such as 400, 700.'
      else found.name = issue.message
    }
    if (source === 'typekit' && !checkedKit.success) found.kit = checkedKit.error.issues[0]?.message ?? ''
    setErrors(found)
    if (!font.success || Object.keys(found).length > 0) return
    onAdd(font.data, source === 'typekit' ? kit.trim() : typekitId)
    onClose()
  }
  return (
    <FormDialog
      title="Add a font"
      submitLabel="Add font"
      isBusy={false}
      onSubmit={submit}
      onCancel={onClose}
      widthPx={420}
      noValidate
    >
      <ChoiceGroup label="Provider" value={source} choices={sources} onChange={setSource} />
      <TextField
        label="Family"
        value={name}
        maxLength={maxLengthOf(fontFamilyName)}
        error={errors.name}
        hint={source === 'google' ? 'Such as Lora' : 'Such as proxima-nova'}
        onChange={setName}
      />
      {source === 'google' ? (
        <TextField
          label="Weights"
          value={weights}
          error={errors.weights}
          hint="Only weights this family has."
          onChange={setWeights}
        />
      ) : (
        <TextField label="Kit ID" value={kit} maxLength={maxLengthOf(kitSchema)} error={errors.kit} onChange={setKit} />
      )}
      <ChoiceGroup label="Fallback font" value={kind} choices={kindChoices} onChange={setKind} />
      <p className="sw-field-hint">
        Visitors’ browsers load it from the provider. If your site asks for consent, it loads after they accept.
      </p>
    </FormDialog>
  )
}
