/** A text as part of a statement. In base64 no sign of it can end the quotes or mean anything to whoever reads the statement. */
export function quoteText(text: string): string {
  return `convert_from(decode('${Buffer.from(text).toString('base64')}', 'base64'), 'UTF8')`
}
