import { nameOptions } from '@sitewright/commerce/orders/order-labels'
import {
  type DraftLine,
  type DraftQuote,
  draftLine,
  maxDraftLines,
  maxDraftQuantity,
} from '@sitewright/model/commerce/orders/draft-order'
import { maxPriceCents } from '@sitewright/model/commerce/products/product'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { useVariants } from '../../../data/store/variants'
import { PictureThumb } from '../../../fields/assets/add-pictures'
import { Combobox } from '../../../parts/combobox'
import { AmountField } from '../../store/parts/amount-field'
import { Card } from '../../store/parts/card'
import type { DraftPartProps } from './draft-part-props'

const shownChoices = 8
const ownLine: DraftLine = { kind: 'own', title: '', quantity: 1, priceCents: 0, requiresDelivery: false }

/** Variants of the catalog, and what is not in it. */
export function DraftItems({ content, quote, errors, onChange }: DraftPartProps & { quote: DraftQuote }) {
  const { lines } = content
  const isFull = lines.length >= maxDraftLines
  const set = (at: number, line: DraftLine) => onChange({ lines: lines.with(at, line) })
  return (
    <Card
      title="Items"
      tools={
        <Button size="small" icon="plus" disabled={isFull} onClick={() => onChange({ lines: [...lines, ownLine] })}>
          Add custom item
        </Button>
      }
    >
      <VariantSearch lines={lines} onAdd={(line) => !isFull && onChange({ lines: [...lines, line] })} />
      {errors.lines ? (
        <p className="sw-field-error" role="alert">
          {errors.lines}
        </p>
      ) : null}
      {lines.length === 0 ? <p className="sw-field-hint">Search for a product, or add a custom item.</p> : null}
      <ul className="order-lines" aria-label="Items">
        {lines.map((line, at) => (
          <DraftRow
            key={line.kind === 'variant' ? line.variantId : at}
            line={line}
            quoted={quote.lines[at]}
            errorOf={(field) => errors[`lines.${at}.${field}`]}
            onChange={(next) => set(at, next)}
            onRemove={() => onChange({ lines: lines.toSpliced(at, 1) })}
          />
        ))}
      </ul>
    </Card>
  )
}

function VariantSearch({ lines, onAdd }: { lines: readonly DraftLine[]; onAdd: (line: DraftLine) => void }) {
  const [typed, setTyped] = useState('')
  const found = useVariants({ sort: 'title', ...(typed.trim() ? { query: typed.trim() } : {}) })
  const chosen = lines.flatMap((line) => (line.kind === 'variant' ? [line.variantId] : []))
  const variants = (found.data?.pages[0]?.variants ?? []).filter(({ id }) => !chosen.includes(id))
  return (
    <Combobox
      label="Add product"
      placeholder="Search products by name or SKU"
      hint={found.isError ? 'Products couldn’t be loaded. Try again.' : undefined}
      typed={typed}
      onTyped={setTyped}
      choices={variants.slice(0, shownChoices).map(({ id, title, values, shownPictureId }) => ({
        value: id,
        label: [title, values.join(' / ')].filter(Boolean).join(', '),
        sign: <PictureThumb assetId={shownPictureId} />,
      }))}
      onChoose={(variantId) => {
        setTyped('')
        onAdd(draftLine.parse({ kind: 'variant', variantId, quantity: 1 }))
      }}
    />
  )
}

interface DraftRowProps {
  line: DraftLine
  quoted: DraftQuote['lines'][number] | undefined
  errorOf: (field: string) => string | undefined
  onChange: (line: DraftLine) => void
  onRemove: () => void
}

function DraftRow({ line, quoted, errorOf, onChange, onRemove }: DraftRowProps) {
  const { price } = useStoreNumbers()
  const title = line.kind === 'own' ? line.title || 'Custom item' : (quoted?.title ?? '…')
  return (
    <li className="draft-line">
      {line.kind === 'own' ? (
        <TextField
          label="Name"
          maxLength={200}
          value={line.title}
          error={errorOf('title')}
          onChange={(text) => onChange({ ...line, title: text })}
        />
      ) : (
        <span className="order-line-name">
          <strong>{title}</strong>
          {quoted && quoted.options.length > 0 ? <small>{nameOptions(quoted)}</small> : null}
          {quoted?.problem ? <span className="sw-badge sw-badge-warning">{quoted.problem}</span> : null}
        </span>
      )}
      <div className="draft-numbers">
        <NumberField
          label="Quantity"
          min={1}
          max={maxDraftQuantity}
          step={1}
          value={line.quantity}
          error={errorOf('quantity')}
          onChange={(quantity) => onChange({ ...line, quantity })}
        />
        <AmountField
          label="Price"
          value={line.priceCents ?? quoted?.unitPriceCents ?? 0}
          writer={price}
          max={maxPriceCents}
          isOptional={line.kind === 'variant'}
          error={errorOf('priceCents')}
          onChange={(priceCents) =>
            onChange(line.kind === 'variant' ? { ...line, priceCents } : { ...line, priceCents: priceCents ?? 0 })
          }
        />
        <IconButton icon="trash" label={`Remove ${title}`} onClick={onRemove} />
      </div>
      {line.kind === 'own' ? (
        <Switch
          label="Needs shipping"
          checked={line.requiresDelivery}
          onChange={(requiresDelivery) => onChange({ ...line, requiresDelivery })}
        />
      ) : null}
    </li>
  )
}
