/** Spreadsheets run what begins so; the marks before it are those of an earlier writing. */
const formula = /^'*[=+\-@\t\r]/

/** A row as spreadsheets read it, every cell inert. */
export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n;\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Takes the mark off that a formula got when it was written. */
export function readSafeCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

/** Without it spreadsheets take the file for one of the last century. */
export const csvStart = '\ufeff'
