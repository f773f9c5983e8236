export const datasetMaxRows = 500
export const datasetMaxColumns = 20

export type DatasetCell = string | number | null

export interface Dataset {
  columns: readonly string[]
  rows: readonly (readonly DatasetCell[])[]
}

export const datasetTexts = {
  noColumn: 'Your dataset must have at least one column',
  noRow: 'Your dataset must have at least one row',
  missingData: 'One or more rows was missing data',
} as const

/** A dataset with gaps is kept and pointed out; one without columns or rows is refused. */
export type CheckedDataset = { dataset: Dataset; notice?: string } | { refusal: string }

export function checkDataset(input: Dataset): CheckedDataset {
  if (input.columns.length === 0) return { refusal: datasetTexts.noColumn }
  if (input.rows.length === 0) return { refusal: datasetTexts.noRow }
  const dataset = truncateDataset(input)
  return hasGaps(dataset) ? { dataset, notice: datasetTexts.missingData } : { dataset }
}

function truncateDataset({ columns, rows }: Dataset): Dataset {
  return {
    columns: columns.slice(0, datasetMaxColumns),
    rows: rows.slice(0, datasetMaxRows).map((row) => row.slice(0, datasetMaxColumns)),
  }
}

function hasGaps({ columns, rows }: Dataset): boolean {
  return rows.some((row) => columns.some((_column, index) => isMissing(row[index])))
}

function isMissing(cell: DatasetCell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')
}
