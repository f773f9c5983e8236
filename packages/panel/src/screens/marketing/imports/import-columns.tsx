import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import type { ImportPlan } from '@sitewright/model/lists/list-imports'
import { importPlan } from '@sitewright/model/lists/list-imports'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea } from '@sitewright/ui/controls/text-field'
import type { CsvSample } from './read-sample'

interface ImportColumnsProps {
  sample: CsvSample
  fileName: string
  plan: ImportPlan
  errors: Readonly<Record<string, string>>
  onChange: (plan: ImportPlan) => void
}

const shownRows = 4
const none = 'none'

export function ImportColumns({ sample, fileName, plan, errors, onChange }: ImportColumnsProps) {
  const width = Math.max(...sample.rows.slice(0, 50).map((row) => row.length))
  const columns = Array.from({ length: Math.min(width, 50) }, (_, column) => ({
    value: String(column),
    label: nameColumn(sample, plan.hasHeader, column),
  }))
  const rows = sample.rows.slice(plan.hasHeader ? 1 : 0).slice(0, shownRows)
  return (
    <div className="form">
      <p className="sw-field-hint">{fileName}</p>
      <Switch
        label="First row has column names"
        checked={plan.hasHeader}
        onChange={(hasHeader) => onChange({ ...plan, hasHeader })}
      />
      <div className="import-columns">
        <Select
          label="Email address"
          value={String(plan.emailColumn)}
          choices={columns}
          onChange={(column) => onChange({ ...plan, emailColumn: Number(column) })}
        />
        <Select
          label="Name"
          value={plan.nameColumn === null ? none : String(plan.nameColumn)}
          choices={[{ value: none, label: 'Not in this file' }, ...columns]}
          onChange={(column) => onChange({ ...plan, nameColumn: column === none ? null : Number(column) })}
        />
      </div>
      <table className="import-preview">
        <caption>Preview</caption>
        <thead>
          <tr>
            <th scope="col">Email address</th>
            <th scope="col">Name</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <td>{row[plan.emailColumn] ?? ''}</td>
              <td>{plan.nameColumn === null ? '' : (row[plan.nameColumn] ?? '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TextArea
        label="How did these people agree to get your emails?"
        hint="Kept with the import as a record. Don’t import purchased or scraped addresses."
        placeholder="They signed up at our market stall in May."
        rows={2}
        maxLength={maxLengthOf(importPlan.shape.consent)}
        value={plan.consent}
        error={errors.consent}
        onChange={(consent) => onChange({ ...plan, consent })}
      />
    </div>
  )
}

function nameColumn({ rows }: CsvSample, hasHeader: boolean, column: number): string {
  const first = rows[0]?.[column]?.trim()
  if (hasHeader) return first || `Column ${column + 1}`
  return first ? `Column ${column + 1} (${first})` : `Column ${column + 1}`
}
