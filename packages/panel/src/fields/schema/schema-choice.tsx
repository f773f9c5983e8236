import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { Select } from '@sitewright/ui/controls/select'
import { wordsOfChoice } from '../../parts/field-words'

interface SchemaChoiceProps {
  label: string
  value: unknown
  values: readonly (string | number)[]
  error: string | undefined
  onChange: (value: string | number | undefined) => void
}

const maxInSight = 4
const lettersInSight = 26

/** A few short choices are all in sight; more, or longer ones, fold into a list. */
export function SchemaChoice({ label, value, values, error, onChange }: SchemaChoiceProps) {
  const choices = values.map((it) => ({ value: String(it), label: wordsOfChoice(it) }))
  const letters = choices.reduce((sum, choice) => sum + choice.label.length, 0)
  const control = {
    label,
    value: String(value ?? ''),
    choices,
    onChange: (text: string) => onChange(values.find((it) => String(it) === text)),
  }
  if (choices.length <= maxInSight && letters <= lettersInSight) return <ChoiceGroup {...control} />
  return <Select {...control} error={error} />
}
