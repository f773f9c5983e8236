import type { FileProduct, LineProblem } from '@sitewright/commerce/products/csv/read-lines'
import { type ProductOption, productOptions } from '@sitewright/model/commerce/products/product'

/** The options that the lines of a file make, together with those that the product has: an import takes none away. */
export function readFileOptions(
  file: FileProduct,
  stored: readonly ProductOption[],
): readonly ProductOption[] | LineProblem {
  const { line, optionNames, variants } = file
  if (optionNames.length === 0) {
    const second = variants[1]
    if (second === undefined) return stored
    return { line: second.line, column: 'Option Name 1', text: 'Add options to tell the variants apart.' }
  }
  const names = stored.map(({ name }) => name)
  if (stored.length > 0 && names.join('\n') !== optionNames.join('\n'))
    return { line, column: 'Option Name 1', text: `This product has other options: ${names.join(', ')}.` }
  const wrong = findWrongValues(file)
  if (wrong !== null) return wrong
  const options = optionNames.map((name, index) => {
    const values = variants.map(({ optionValues }) => optionValues[index] ?? '')
    return { name, values: [...new Set([...(stored[index]?.values ?? []), ...values])] }
  })
  const checked = productOptions.safeParse(options)
  if (checked.success) return checked.data
  return { line, column: 'Option Name 1', text: checked.error.issues[0]?.message ?? 'These options can’t be read.' }
}

function findWrongValues({ optionNames, variants }: FileProduct): LineProblem | null {
  const seen = new Set<string>()
  for (const { line, optionValues } of variants) {
    const empty = optionNames.findIndex((_, index) => (optionValues[index] ?? '') === '')
    if (empty >= 0) return { line, column: `Option Value ${empty + 1}`, text: 'Enter a value.' }
    const key = optionValues.join('\n')
    if (seen.has(key)) return { line, column: 'Option Value 1', text: 'Another row has the same values.' }
    seen.add(key)
  }
  return null
}
