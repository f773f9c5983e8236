import { FileDrop } from './file-drop'

interface CsvDropProps {
  limits: { readonly lines: number; readonly megabytes: number }
  problem: string | null
  onFile: (file: File) => void
}

export function CsvDrop({ limits, problem, onFile }: CsvDropProps) {
  return (
    <FileDrop
      what="a CSV file"
      hint={`Up to ${limits.lines.toLocaleString()} rows and ${limits.megabytes} MB`}
      accept=".csv,.tsv,.txt,text/csv"
      problem={problem}
      onFile={onFile}
    />
  )
}
