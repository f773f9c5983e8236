import type { RichText } from '@sitewright/model/text/rich-text'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { AssetField } from '../assets/asset-field'
import { LinkField } from '../links/link-field'
import type { FocalPoint } from '../pictures/move-focal-point'
import { PictureFocus } from '../pictures/picture-focus'
import { LazyTextEditor } from '../text/lazy-text-editor'
import { ListField } from './list-field'
import { SchemaChoice } from './schema-choice'
import { SchemaColor } from './schema-color'
import { SchemaData } from './schema-data'
import { type DrawerField, filledValue } from './schema-fields'
import { SchemaNumber } from './schema-number'

interface FieldProps {
  field: DrawerField
  value: unknown
  /** The other props of the same object. */
  beside?: Readonly<Record<string, unknown>>
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
          beside={value}
          errors={errors}
          path={`${path}${field.key}`}
          onChange={(next) => onChange({ [field.key]: next })}
        />
      ))}
    </>
  )
}

function SchemaField({ field, value, beside = {}, onChange, errors, path }: FieldProps) {
  const texts = { label: field.label, error: errors[path] }
  const assetId = typeof value === 'string' ? value : null
  switch (field.kind) {
    case 'text': {
      // A text that may be absent is absent when it is empty.
      const change = (text: string) => onChange(text === '' && field.isOptional ? undefined : text)
      const Control = field.isLong ? TextArea : TextField
      return <Control {...texts} value={textOf(value)} onChange={change} />
    }
    case 'number':
      return (
        <SchemaNumber
          {...texts}
          field={field}
          value={typeof value === 'number' ? value : (field.min ?? 0)}
          onChange={onChange}
        />
      )
    case 'switch':
      return <Switch label={field.label} checked={value === true} onChange={onChange} />
    case 'choice':
      return <SchemaChoice {...texts} value={value} values={field.values} onChange={onChange} />
    case 'color':
      return <SchemaColor label={field.label} value={textOf(value)} values={field.values} onChange={onChange} />
    case 'link':
      return <LinkField {...texts} value={textOf(value)} onChange={onChange} />
    case 'asset':
      return <AssetField {...texts} kind={field.accepts} value={assetId} onChange={onChange} />
    case 'focal-point': {
      const picture = typeof beside.assetId === 'string' ? beside.assetId : null
      const point = (value ?? { x: 0.5, y: 0.5 }) as FocalPoint
      return <PictureFocus label={field.label} value={point} assetId={picture} onChange={onChange} />
    }
    case 'rich-text':
      return <LazyTextEditor {...texts} value={value as RichText} onChange={onChange} />
    case 'list':
      return (
        <ListField
          field={field}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          error={errors[path]}
          errorOf={(index, key) => errors[`${path}.${index}.${key}`]}
          isWrong={(index) => Object.keys(errors).some((key) => key.startsWith(`${path}.${index}`))}
          renderRow={(row, index, onRow) => (
            <ListRow item={field.item} row={row} errors={errors} path={`${path}.${index}`} onChange={onRow} />
          )}
        />
      )
    case 'group':
      return <GroupField field={field} value={value} onChange={onChange} errors={errors} path={path} />
    case 'data':
      return <SchemaData {...texts} value={value} onChange={onChange} />
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
