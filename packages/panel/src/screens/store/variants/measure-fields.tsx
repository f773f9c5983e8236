import { skuMaxLength } from '@sitewright/model/commerce/products/product'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { AmountField } from '../parts/amount-field'
import { readSize, writeSize } from './size-text'
import type { VariantEdit } from './variant-edit'

interface VariantFieldProps {
  edit: VariantEdit
  /** Stands in a table whose head says what it is. */
  isCell?: boolean
}

const maxWeightGrams = 10_000_000

export const cellMark = (column: string) => ({ 'data-column': column })

export function SkuField({ edit, isCell = false }: VariantFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isMissing = typed?.trim() === ''
  return (
    <TextField
      label={`SKU${edit.suffix}`}
      hidesLabel={isCell}
      maxLength={skuMaxLength}
      spellCheck={false}
      autoComplete="off"
      {...(isCell ? cellMark('sku') : {})}
      value={typed ?? edit.settings.sku}
      error={isMissing ? 'Enter a SKU.' : edit.errorOf('sku')}
      onChange={(text) => {
        setTyped(text)
        if (text.trim() !== '') edit.change({ sku: text.trim() })
      }}
      onBlur={() => {
        if (!isMissing) setTyped(null)
      }}
    />
  )
}

export function WeightField({ edit, isCell = false }: VariantFieldProps) {
  const { weight } = useStoreNumbers()
  return (
    <AmountField
      label={`Weight${edit.suffix}`}
      hidesLabel={isCell}
      hidesUnit={isCell}
      value={edit.settings.weightGrams}
      writer={weight}
      max={maxWeightGrams}
      wrong={`Enter a weight in ${weight.unit}.`}
      error={edit.errorOf('weightGrams')}
      {...(isCell ? { input: cellMark('weight') } : {})}
      onChange={(grams) => edit.change({ weightGrams: grams ?? 0 })}
    />
  )
}

export function SizeField({ edit, isCell = false }: VariantFieldProps) {
  const { length } = useStoreNumbers()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readSize(typed, length) === null
  return (
    <TextField
      label={isCell ? `Size${edit.suffix}` : `Length × width × height in ${length.unit}`}
      hidesLabel={isCell}
      autoComplete="off"
      placeholder="20 × 10 × 5"
      {...(isCell ? cellMark('size') : {})}
      value={typed ?? writeSize(edit.settings.sizeMm, length)}
      error={isWrong ? 'Enter three lengths, such as 20 × 10 × 5.' : edit.errorOf('sizeMm')}
      onChange={(text) => {
        setTyped(text)
        const sizeMm = readSize(text, length)
        if (sizeMm) edit.change({ sizeMm })
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null)
      }}
    />
  )
}
