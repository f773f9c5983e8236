import type { Category } from '@sitewright/model/commerce/products/categories'
import { maxCategoryDepth } from '@sitewright/model/commerce/products/categories'
import { Icon } from '@sitewright/ui/base/icons'
import { Menu, type MenuItem } from '@sitewright/ui/floating/menu'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { PictureThumb } from '../../../fields/assets/add-pictures'
import { matchesKeys, wordsOfKeys } from '../../../ground/key-words'
import { countWords } from '../parts/product-words'
import { type CategoryStep, childrenOf, depthOf, placeCategory, stepCategory } from './category-tree'
import type { CategoryActions } from './use-category-actions'
import { useCategoryDrag } from './use-category-drag'

interface CategoryTreeProps {
  categories: readonly Category[]
  actions: CategoryActions
  onOpen: (category: Category) => void
  onAddBelow: (parentId: string) => void
}

const steps: readonly { step: CategoryStep; keys: string; label: string; icon: MenuItem['icon'] }[] = [
  { step: 'up', keys: 'alt+ArrowUp', label: 'Move up', icon: 'up' },
  { step: 'down', keys: 'alt+ArrowDown', label: 'Move down', icon: 'down' },
  { step: 'in', keys: 'alt+ArrowRight', label: 'Move in', icon: 'right' },
  { step: 'out', keys: 'alt+ArrowLeft', label: 'Move out', icon: 'left' },
]

/** Rows are moved by their grip, by the menu, and by alt with the arrows. */
export function CategoryTree({ categories, actions, onOpen, onAddBelow }: CategoryTreeProps) {
  const list = useRef<HTMLUListElement>(null)
  const focusId = useRef<string | null>(null)
  const [said, setSaid] = useState('')
  useLayoutEffect(() => {
    if (focusId.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-category='${focusId.current}'] .category-name`)?.focus()
    focusId.current = null
  })
  function arrange(id: string, next: readonly Category[]) {
    if (next === categories) return setSaid('It can’t move any further.')
    setSaid(describePlace(next, id))
    void actions.arrange(id, next)
  }
  function step(id: string, way: CategoryStep) {
    focusId.current = id
    arrange(id, stepCategory(categories, id, way))
  }
  const drag = useCategoryDrag(list, {
    canDrop: (id, place) => placeCategory(categories, id, place) !== categories,
    onDrop: (id, place) => arrange(id, placeCategory(categories, id, place)),
  })
  function onKeyDown(event: KeyboardEvent, id: string) {
    const found = steps.find(({ keys }) => matchesKeys(event, keys))
    if (!found) return
    event.preventDefault()
    step(id, found.step)
  }
  function itemsFor(category: Category): MenuItem[] {
    const canNest = depthOf(category, categories) < maxCategoryDepth - 1
    return [
      { label: 'Edit', icon: 'pencil', run: () => onOpen(category) },
      ...(canNest ? [{ label: 'Add subcategory', icon: 'plus' as const, run: () => onAddBelow(category.id) }] : []),
      ...steps.map(({ step: way, keys, label, icon }) => ({
        label,
        icon,
        keys: wordsOfKeys(keys),
        disabled: stepCategory(categories, category.id, way) === categories,
        run: () => step(category.id, way),
      })),
      { label: 'Delete', icon: 'trash', isDanger: true, run: () => actions.remove(category) },
    ]
  }
  return (
    <>
      <ul ref={list} className="category-tree" aria-label="Categories">
        {categories.map((category) => {
          const siblings = childrenOf(category.parentId, categories)
          const isOver = drag.over?.id === category.id
          return (
            <li
              key={category.id}
              className="category-row"
              data-category={category.id}
              data-parent-id={category.parentId ?? ''}
              data-next-id={siblings[siblings.indexOf(category) + 1]?.id ?? ''}
              data-first-child-id={childrenOf(category.id, categories)[0]?.id ?? ''}
              data-dragged={drag.draggedId === category.id || undefined}
              data-over={isOver ? drag.over?.edge : undefined}
              style={{ paddingInlineStart: `${8 + depthOf(category, categories) * 32}px` }}
            >
              <span
                className="category-grip"
                aria-hidden="true"
                onPointerDown={(event) => drag.start(event, category.id)}
              >
                <Icon name="grip" sizePx={16} />
              </span>
              <PictureThumb assetId={category.pictureId} />
              <button
                type="button"
                className="category-name"
                onClick={() => onOpen(category)}
                onKeyDown={(event) => onKeyDown(event, category.id)}
              >
                <span className="sw-hidden-text">{`Level ${depthOf(category, categories) + 1}: `}</span>
                {category.name}
                <small>{category.path}</small>
              </button>
              <span className="category-count">{countWords(category.productCount, 'product', 'products')}</span>
              <Menu label={`Actions for ${category.name}`} kind="quiet" items={() => itemsFor(category)} />
            </li>
          )
        })}
      </ul>
      <p className="sw-hidden-text" role="status">
        {said}
      </p>
    </>
  )
}

/** What a screen reader is told after a move: `Mugs, 2 of 5 in Cups`. */
function describePlace(categories: readonly Category[], id: string): string {
  const own = categories.find((it) => it.id === id)
  if (!own) return ''
  const siblings = childrenOf(own.parentId, categories)
  const parent = categories.find((it) => it.id === own.parentId)
  const where = parent ? ` in ${parent.name}` : ''
  return `${own.name}, ${siblings.findIndex((it) => it.id === id) + 1} of ${siblings.length}${where}`
}
