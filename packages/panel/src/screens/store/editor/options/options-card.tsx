import { maxOptions } from '@sitewright/model/commerce/products/product'
import { Button } from '@sitewright/ui/controls/button'
import { SortableRows } from '@sitewright/ui/rows/sortable-rows'
import { useState } from 'react'
import { moveItem } from '../../../../fields/schema/list-items'
import { Card } from '../../parts/card'
import type { EditedProduct } from '../../session/use-product-session'
import { VariantTable } from '../../variants/variant-table'
import { renameOption } from './edit-options'
import { NewOption } from './new-option'
import { useOptions } from './use-options'
import { OptionName, ValueChips } from './value-chips'

/** What buyers choose, and the variants that come of it. */
export function OptionsCard({ edited }: { edited: EditedProduct }) {
  const { options, problem, apply } = useOptions(edited)
  const [openRow, setOpenRow] = useState<number | null>(null)
  const [isAdding, setAdding] = useState(false)
  const isFull = options.length >= maxOptions
  return (
    <Card
      title={options.length > 0 ? 'Options and variants' : 'Options'}
      hint={
        options.length === 0 && !isAdding ? 'Such as size or color. Each combination has its own price and stock.' : ''
      }
    >
      <SortableRows
        count={options.length}
        keyOf={(index) => String(index)}
        titleOf={(index) => options[index]?.name ?? ''}
        isWrong={() => false}
        openRow={openRow}
        onOpen={setOpenRow}
        onMove={(from, to) => apply((now) => ({ ...now, options: moveItem(now.options, from, to) }))}
        onRemove={(index) =>
          apply((now) => ({ ...now, options: now.options.toSpliced(index, 1) }), options[index]?.name)
        }
        renderDetail={(index) => (openRow === index ? null : options[index]?.values.join(', '))}
        renderRow={(index) => (
          <>
            <OptionName
              key={options[index]?.name}
              value={options[index]?.name ?? ''}
              onChange={(name) => apply((now) => renameOption(now, index, name))}
            />
            <ValueChips index={index} option={options[index]} apply={apply} />
          </>
        )}
      />
      {isAdding ? (
        <NewOption
          onCancel={() => setAdding(false)}
          onAdd={(option) => {
            setAdding(false)
            setOpenRow(options.length)
            apply((now) => ({ ...now, options: [...now.options, option] }))
          }}
        />
      ) : (
        <div>
          <Button size="small" icon="plus" disabled={isFull} onClick={() => setAdding(true)}>
            Add option
          </Button>
        </div>
      )}
      {problem ? (
        <p className="sw-field-error" role="alert">
          {problem}
        </p>
      ) : null}
      {edited.detail.options.length > 0 ? <VariantTable edited={edited} /> : null}
    </Card>
  )
}
