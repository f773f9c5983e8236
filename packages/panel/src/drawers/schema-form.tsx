import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import { wordsOfChoice } from './field-words'
import { LazyTextEditor } from './lazy-text-editor'
import { LinkField } from './link-field'
import { ListField } from './list-field'
import { PictureField } from './picture-field'
import { type DrawerField, filledValue } from './schema-fields'

interface FieldProps {
  field: DrawerField
  value: unknown
  onChange: (value: unknown) => void
  errors: Readonly<Record<string, string>>
  /** Where the value stands in the props, such as `items.2.title`. */
  path: string
}

interface SchemaFormProps {
  fields: readonly DrawerField[]
  value: Readonly<Record<string, unknown>>
  onChange: (change: Record<string, unknown>) => void
  errors: Readonly<Record<string, string>>
  path?: string
}

/** One control per prop of the schema. */
export function SchemaForm({ fields, value, onChange, errors, path = '' }: SchemaFormProps) {
  return (
    <>
      {fields.map((field) => (
        <SchemaField
          key={field.key}
          field={field}
          value={value[field.key]}
          errors={errors}
          path={`${path}${field.key}`}
          onChange={(next) => onChange({ [field.key]: next })}
        />
      ))}
    </>
  )
}

function SchemaField({ field, value, onChange, errors, path }: FieldProps) {
  const texts = { label: field.label, error: errors[path] }
  switch (field.kind) {
    case 'text':
      return field.isLong ? (
        <TextArea {...texts} value={textOf(value)} onChange={onChange} />
      ) : (
        <TextField {...texts} value={textOf(value)} onChange={onChange} />
      )
    case 'number':
      return (
        <NumberField
          {...texts}
          value={typeof value === 'number' ? value : 0}
          min={field.min}
          max={field.max}
          step={field.isWhole ? 1 : undefined}
          onChange={onChange}
        />
      )
    case 'switch':
      return <Switch label={field.label} checked={value === true} onChange={onChange} />
    case 'choice': {
      const choices = field.values.map((it) => ({ value: String(it), label: wordsOfChoice(it) }))
      const find = (text: string) => field.values.find((it) => String(it) === text)
      return (
        <Select {...texts} value={String(value ?? '')} choices={choices} onChange={(text) => onChange(find(text))} />
      )
    }
    case 'link':
      return <LinkField {...texts} value={textOf(value)} onChange={onChange} />
    case 'picture':
      return <PictureField {...texts} value={typeof value === 'string' ? value : null} onChange={onChange} />
    case 'rich-text':
      return <LazyTextEditor {...texts} value={value as never} onChange={onChange} />
    case 'list':
      return (
        <ListField
          field={field}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          error={errors[path]}
          renderRow={(row, index, onRow) => (
            <ListRow item={field.item} row={row} errors={errors} path={`${path}.${index}`} onChange={onRow} />
          )}
        />
      )
    case 'group':
      return <GroupField field={field} value={value} onChange={onChange} errors={errors} path={path} />
    default:
      return null
  }
}

function GroupField({ field, value, onChange, errors, path }: FieldProps) {
  if (field.kind !== 'group') return null
  const values = (value ?? {}) as Record<string, unknown>
  const form = (
    <SchemaForm
      fields={field.fields}
      value={values}
      errors={errors}
      path={`${path}.`}
      onChange={(change) => onChange({ ...values, ...change })}
    />
  )
  if (!field.isNullable) {
    return (
      <fieldset className="drawer-group">
        <legend>{field.label}</legend>
        {form}
      </fieldset>
    )
  }
  const isOn = value !== null && value !== undefined
  return (
    <div className="drawer-group">
      <Switch label={field.label} checked={isOn} onChange={(next) => onChange(next ? filledValue(field) : null)} />
      {isOn ? form : null}
    </div>
  )
}

interface ListRowProps extends Omit<FieldProps, 'field' | 'value'> {
  item: DrawerField
  row: unknown
}

/** A row that is a group of its own needs no frame and no second heading. */
function ListRow({ item, row, onChange, errors, path }: ListRowProps) {
  if (item.kind !== 'group')
    return <SchemaField field={item} value={row} errors={errors} path={path} onChange={onChange} />
  const values = (row ?? {}) as Record<string, unknown>
  const change = (next: Record<string, unknown>) => onChange({ ...values, ...next })
  return <SchemaForm fields={item.fields} value={values} errors={errors} path={`${path}.`} onChange={change} />
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
