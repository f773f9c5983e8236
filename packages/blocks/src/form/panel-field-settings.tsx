import { type FormField, formField, formHandlerDefault, listFieldSettings } from '@sitewright/model/forms/fields'
import { Switch } from '@sitewright/ui/switch'
import { TextField } from '@sitewright/ui/text-field'
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
      <TextField label="Title" value={field.title} maxLength={500} onChange={(title) => change('title', title)} />
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
  showCountryCode: 'Ask for the country code',
  underline: 'A line below',
}

const texts: Readonly<Record<string, { label: string; hint?: string; most: number }>> = {
  placeholder: { label: 'Placeholder', hint: 'Shown until something is typed.', most: 500 },
  currencySymbol: { label: 'Currency symbol', most: 8 },
  value: { label: 'Value', hint: 'Sent when the address does not say otherwise.', most: 2000 },
}

function Setting({ name, field, value, drafts, onChange }: SettingInput): ReactNode {
  const text = typeof value === 'string' ? value : ''
  const switchLabel = switches[name]
  if (switchLabel) return <Switch label={switchLabel} checked={value === true} onChange={onChange} />
  const plain = texts[name]
  if (plain) {
    const { most, ...words } = plain
    return <TextField {...words} maxLength={most} value={text} onChange={onChange} />
  }
  const path = `fields.${field.id}.${name}`
  switch (name) {
    case 'description':
      return (
        <CheckedText
          {...{ drafts, path, onChange }}
          isLong
          label="Description"
          value={text}
          check={(typed) => (typed.length > 2000 ? 'Write at most 2,000 characters.' : null)}
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
          label="Name in the address"
          hint={`With the name source, an address that ends in ?source=leaflet sends leaflet.`}
          value={text}
          check={(typed) => (formField.safeParse({ ...field, key: typed.trim() }).success ? null : 'Write a name.')}
        />
      )
    case 'maxLength':
      return (
        <CheckedText
          {...{ drafts, path }}
          label="Most characters"
          hint="Empty for no limit. Visitors see how many they have written."
          value={typeof value === 'number' ? String(value) : ''}
          check={(typed) => (/^(?:|[1-9]\d{0,4}|100000)$/.test(typed.trim()) ? null : 'Write a number up to 100,000.')}
          onChange={(typed) => onChange(typed.trim() === '' ? undefined : Number(typed))}
        />
      )
    default:
      return null
  }
}
