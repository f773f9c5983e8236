import { productTag } from '@sitewright/model/commerce/products/product'
import { useState } from 'react'
import { useProductTags } from '../../../data/store/products'
import { Combobox } from '../../../parts/combobox'
import { FormDialog } from '../../../parts/form-dialog'
import { countWords } from '../parts/product-words'
import { suggestTags } from '../parts/tag-field'

interface AddTagDialogProps {
  count: number
  onClose: () => void
  onAdd: (tag: string) => void
}

export function AddTagDialog({ count, onClose, onAdd }: AddTagDialogProps) {
  const [typed, setTyped] = useState('')
  const known = useProductTags().data ?? []
  const tag = productTag.safeParse(typed)
  return (
    <FormDialog
      title={`Add a tag to ${countWords(count, 'product', 'products')}`}
      submitLabel="Add tag"
      isBusy={!tag.success}
      onSubmit={() => tag.success && onAdd(tag.data)}
      onCancel={onClose}
    >
      <Combobox label="Tag" typed={typed} onTyped={setTyped} choices={suggestTags(typed, known, [])} onChoose={onAdd} />
    </FormDialog>
  )
}
