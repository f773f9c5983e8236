import type { ProductImportNote } from '@sitewright/model/commerce/products/product-imports'

const kindWords: Record<ProductImportNote['kind'], string> = { problem: 'Error', add: 'Add', change: 'Change' }
/** More would not be read; the counts above are of all. */
const maxShown = 200

/** Errors first, then what is added and changed, by the line of the file. */
export function ImportNotes({ notes }: { notes: readonly ProductImportNote[] }) {
  if (notes.length === 0) return null
  const problems = notes.filter(({ kind }) => kind === 'problem')
  const shown = [...problems, ...notes.filter(({ kind }) => kind !== 'problem')].slice(0, maxShown)
  return (
    <div className="import-notes">
      <table className="people-table">
        <caption className="sw-hidden-text">Rows in the file</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Result</th>
            <th scope="col">Column</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((note, index) => (
            <tr key={`${note.line}-${index}`} data-is-wrong={note.kind === 'problem' || undefined}>
              <td className="product-number">{note.line}</td>
              <td>{kindWords[note.kind]}</td>
              <td>{note.column}</td>
              <td>{note.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > shown.length ? (
        <p className="sw-field-hint">
          The first {shown.length} of {notes.length.toLocaleString()} rows.
        </p>
      ) : null}
    </div>
  )
}
