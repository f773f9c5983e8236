import { maxPriceCents } from '@sitewright/model/commerce/products/product'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { createProduct } from '../../../data/store/products'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { FormDialog } from '../../../parts/form-dialog'
import { AmountField } from '../parts/amount-field'
import { productTypeWords } from '../parts/product-words'

interface AddProductDialogProps {
  onClose: () => void
  onAdded: (product: ProductDetail) => void
}

/** Gift cards are made by the API alone until they can be spent. */
const typesToAdd = ['PHYSICAL', 'DIGITAL', 'SERVICE'] as const

const typeHints = {
  PHYSICAL: 'Something you ship or hand over.',
  DIGITAL: 'Files that people download after paying.',
  SERVICE: 'Your time or work, such as a lesson.',
}

export function AddProductDialog({ onClose, onAdded }: AddProductDialogProps) {
  const numbers = useStoreNumbers()
  const [title, setTitle] = useState('')
  const [productType, setProductType] = useState<(typeof typesToAdd)[number]>('PHYSICAL')
  const [priceCents, setPriceCents] = useState<number | null>(null)
  const create = useMutation({
    mutationFn: () => createProduct({ title, productType, priceCents: priceCents ?? 0 }),
    onSuccess: onAdded,
  })
  const errors = fieldErrorsOf(create.error)
  return (
    <FormDialog
      title="Add product"
      submitLabel="Add product"
      widthPx={460}
      isBusy={create.isPending}
      noValidate
      onSubmit={() => create.mutate()}
      onCancel={onClose}
    >
      <TextField label="Title" required value={title} error={errors.title} onChange={setTitle} />
      <ChoiceGroup
        label="Type"
        value={productType}
        choices={typesToAdd.map((value) => ({ value, label: productTypeWords[value] }))}
        hint={typeHints[productType]}
        onChange={setProductType}
      />
      <AmountField
        label="Price"
        value={priceCents}
        writer={numbers.price}
        max={maxPriceCents}
        isOptional
        error={errors.priceCents}
        onChange={setPriceCents}
      />
      {create.isError && Object.keys(errors).length === 0 ? (
        <p className="sw-field-error" role="alert">
          {textOfError(create.error)}
        </p>
      ) : null}
    </FormDialog>
  )
}
