import { maxLengthOf, rangeOf } from '@sitewright/model/documents/schema-limits'
import {
  type FormField,
  fieldTexts,
  formField,
  formHandlerDefault,
  listFieldSettings,
} from '@sitewright/model/forms/fields/fields'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { type ReactNode, useEffect, useRef } from 'react'
import { CheckedText } from './panel-checked-text'
import type { Drafts } from './panel-drafts'
import { OptionsField } from './panel-options'

interface FieldSettingsInput {
  readonly field: FormField
  readonly drafts: Drafts
  /** Just added: its title is what the owner writes first. */
  readonly isNew: boolean
  readonly onChange: (field: FormField, setting: string) => void
}

/** The title of a field and the settings that its type has. */
export function FieldSettings({ field, drafts, isNew, onChange }: FieldSettingsInput) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    const title = box.current?.querySelector('input')
    title?.focus()
    title?.select()
  }, [isNew])
  const values = field as Readonly<Record<string, unknown>>
  function change(setting: string, value: unknown) {
    onChange({ ...field, [setting]: value } as FormField, setting)
  }
  const settings = listFieldSettings(field.type, { hasFormHandler: formHandlerDefault })
  return (
    <div ref={box} className="form-settings">
      <TextField
        label="Title"
        value={field.title}
        maxLength={maxLengthOf(fieldTexts.title)}
        onChange={(title) => change('title', title)}
      />
      {settings.map((setting) => (
        <Setting
          key={setting}
          name={setting}
          field={field}
          value={values[setting]}
          drafts={drafts}
          onChange={(value) => change(setting, value)}
        />
      ))}
    </div>
  )
}

interface SettingInput {
  readonly name: string
  readonly field: FormField
  readonly value: unknown
  readonly drafts: Drafts
  readonly onChange: (value: unknown) => void
}

const switches: Readonly<Record<string, string>> = {
  required: 'Required',
  showCountryCode: 'Show country code',
  underline: 'Line below',
}

const texts: Readonly<Record<string, { label: string; hint?: string; maxLength: number }>> = {
  placeholder: {
    label: 'Placeholder',
    hint: 'Shown until the visitor types something.',
    maxLength: maxLengthOf(fieldTexts.placeholder),
  },
  currencySymbol: { label: 'Currency symbol', maxLength: maxLengthOf(fieldTexts.currencySymbol) },
  value: {
    label: 'Value',
    hint: 'Used when the URL doesn’t set one.',
    maxLength: maxLengthOf(fieldTexts.value),
  },
}

const longestDescription = maxLengthOf(fieldTexts.description)
const { max: maxCharacters } = rangeOf(fieldTexts.maxLength)
const inWords = (limit: number) => limit.toLocaleString('en-US')

/** Empty, or a number that the field may be limited to. */
function isLengthLimit(typed: string): boolean {
  return typed === '' || (/^[1-9]\d*$/.test(typed) && fieldTexts.maxLength.safeParse(Number(typed)).success)
}

function Setting({ name, field, value, drafts, onChange }: SettingInput): ReactNode {
  const text = typeof value === 'string' ? value : ''
  const switchLabel = switches[name]
  if (switchLabel) return <Switch label={switchLabel} checked={value === true} onChange={onChange} />
  const plain = texts[name]
  if (plain) return <TextField {...plain} value={text} onChange={onChange} />
  const path = `fields.${field.id}.${name}`
  switch (name) {
    case 'description':
      return (
        <CheckedText
          {...{ drafts, path, onChange }}
          isLong
          label="Description"
          value={text}
          check={(typed) =>
            typed.length > longestDescription ? `Use at most ${inWords(longestDescription)} characters.` : null
          }
        />
      )
    case 'options':
      return (
        <OptionsField
          label={field.type === 'likert' ? 'Statements' : 'Options'}
          options={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      )
    case 'key':
      return (
        <CheckedText
          {...{ drafts, path, onChange }}
          label="URL parameter"
          hint={`If you enter source, a URL that ends in ?source=leaflet sends leaflet.`}
          value={text}
          check={(typed) => (formField.safeParse({ ...field, key: typed.trim() }).success ? null : 'Enter a name.')}
        />
      )
    case 'maxLength':
      return (
        <CheckedText
          {...{ drafts, path }}
          label="Character limit"
          hint="Leave empty for no limit. Visitors see how many characters they’ve used."
          value={typeof value === 'number' ? String(value) : ''}
          check={(typed) => (isLengthLimit(typed.trim()) ? null : `Enter a number up to ${inWords(maxCharacters)}.`)}
          onChange={(typed) => onChange(typed.trim() === '' ? undefined : Number(typed))}
        />
      )
    default:
      return null
  }
}
