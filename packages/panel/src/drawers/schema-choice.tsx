import { ChoiceGroup } from '@sitewright/ui/choice-group'
import { Select } from '@sitewright/ui/select'
import { wordsOfChoice } from './field-words'

interface SchemaChoiceProps {
  label: string
  value: unknown
  values: readonly (string | number)[]
  error: string | undefined
  onChange: (value: string | number | undefined) => void
}

const mostInSight = 4
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
  if (choices.length <= mostInSight && letters <= lettersInSight) return <ChoiceGroup {...control} />
  return <Select {...control} error={error} />
}
