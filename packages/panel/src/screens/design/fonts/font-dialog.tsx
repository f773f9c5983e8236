import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { type FontFace, type FontKind, fontFamilyName, type WebFont } from '@sitewright/model/site/web-fonts'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'
import { FormDialog } from '../../../parts/form-dialog'

export const kindChoices: readonly { value: FontKind; label: string }[] = [
  { value: 'sans', label: 'Sans serif' },
  { value: 'serif', label: 'Serif' },
  { value: 'mono', label: 'Monospace' },
]
const weights = ['variable', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const

/** What a font is called and what its files hold: their names tell it, and are not always right. */
export function FontDialog({
  font,
  onSave,
  onClose,
}: {
  font: WebFont
  onSave: (font: WebFont) => void
  onClose: () => void
}) {
  const [draft, setDraft] = useState(font)
  const [problem, setProblem] = useState<string>()
  function submit() {
    const name = fontFamilyName.safeParse(draft.name)
    if (!name.success) return setProblem(name.error.issues[0]?.message)
    onSave({ ...draft, name: name.data })
    onClose()
  }
  return (
    <FormDialog title="Edit font" submitLabel="Save" isBusy={false} onSubmit={submit} onCancel={onClose} widthPx={420}>
      <TextField
        label="Name"
        value={draft.name}
        maxLength={maxLengthOf(fontFamilyName)}
        required
        error={problem}
        hint={font.source === 'upload' ? undefined : 'Exactly as the provider spells it.'}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <ChoiceGroup
        label="Fallback font"
        value={draft.kind}
        choices={kindChoices}
        onChange={(kind) => setDraft({ ...draft, kind })}
      />
      {draft.source === 'upload'
        ? draft.faces.map((face, index) => (
            <FaceFields
              key={face.assetId}
              number={index + 1}
              face={face}
              onChange={(changed) =>
                setDraft({ ...draft, faces: draft.faces.map((it) => (it === face ? changed : it)) })
              }
            />
          ))
        : null}
    </FormDialog>
  )
}

interface FaceFieldsProps {
  number: number
  face: FontFace
  onChange: (face: FontFace) => void
}

function FaceFields({ number, face, onChange }: FaceFieldsProps) {
  return (
    <fieldset className="font-face">
      <legend className="sw-field-label">
        File {number} ({face.format.toUpperCase()})
      </legend>
      <Select
        label="Weight"
        value={face.weight === null ? 'variable' : String(face.weight)}
        choices={weights.map((value) => ({ value, label: value === 'variable' ? 'Variable' : value }))}
        onChange={(value) => onChange({ ...face, weight: value === 'variable' ? null : Number(value) })}
      />
      <Select
        label="Style"
        value={face.style}
        choices={[
          { value: 'normal', label: 'Normal' },
          { value: 'italic', label: 'Italic' },
        ]}
        onChange={(style) => onChange({ ...face, style })}
      />
    </fieldset>
  )
}
