import type { ItemSummary } from '@sitewright/model/collections/answers/item-answers'
import { Icon } from '@sitewright/ui/base/icons'
import { Menu, type MenuItem } from '@sitewright/ui/floating/menu'
import type { PointerEvent } from 'react'
import { PictureThumb } from '../../../fields/assets/add-pictures'
import { formatMoment } from '../../../ground/format-time'
import { wordsOfKeys } from '../../../ground/key-words'
import { goTo } from '../../../ground/router'
import { PanelLink } from '../../../parts/panel-link'
import { SelectCell } from '../../../parts/rows/select-cells'
import type { RowSelection } from '../../../parts/rows/use-row-selection'
import { StateMark } from '../../../parts/state-mark'
import { writeEventDay } from '../parts/event-words'
import { lookOfItem } from '../parts/item-words'
import type { ItemActions } from './item-actions'

/** As in collections.css: rows that are not drawn are counted with it. */
export const itemRowPx = 65

export interface RowTools {
  readonly actions: ItemActions
  readonly selection: RowSelection
  readonly authors: ReadonlyMap<string, string>
  readonly onSchedule: (item: ItemSummary) => void
}

interface ItemRowProps {
  item: ItemSummary
  rowIndex: number
  tools: RowTools
  /** Null where the order is not the owner's. */
  order: {
    readonly isDragged: boolean
    readonly isOver: boolean
    readonly onGrip: (event: PointerEvent<HTMLElement>) => void
    readonly onMove: (by: 1 | -1) => void
  } | null
}

export function ItemRow({ item, rowIndex, tools, order }: ItemRowProps) {
  const { id, title, tags, categories, authorId } = item
  const names = [...categories, ...tags].join(', ')
  return (
    <tr
      data-row={id}
      data-is-chosen={tools.selection.has(id) || undefined}
      data-dragged={order?.isDragged || undefined}
      data-over={order?.isOver || undefined}
      aria-rowindex={rowIndex}
    >
      <SelectCell id={id} name={title} selection={tools.selection} />
      <td>
        <div className="item-name">
          {order ? (
            <span className="item-grip" aria-hidden="true" onPointerDown={order.onGrip}>
              <Icon name="grip" sizePx={16} />
            </span>
          ) : null}
          <PictureThumb assetId={item.pictureId} />
          <span>
            <PanelLink to={{ screen: 'pages', part: id }}>{title}</PanelLink>
            <small>{item.event ? writeEventDay(item.event) : names || 'No tags'}</small>
          </span>
          {item.isFeatured ? <span className="sw-badge item-featured">Featured</span> : null}
        </div>
      </td>
      <td>
        <StateMark {...lookOfItem(item.state)} />
        <small className="item-state-note">{writeStateNote(item)}</small>
      </td>
      <td className="item-wide">{(authorId && tools.authors.get(authorId)) || ''}</td>
      <td className="item-wide item-date">{formatMoment(item.updatedAt)}</td>
      <td className="people-menu">
        <Menu label={`Actions for ${title}`} kind="quiet" items={() => listActions(item, tools, order?.onMove)} />
      </td>
    </tr>
  )
}

function writeStateNote({ state, scheduledAt, hasUnpublishedChanges }: ItemSummary): string {
  if (scheduledAt) return formatMoment(scheduledAt)
  return state === 'published' && hasUnpublishedChanges ? 'Unpublished changes' : ''
}

function listActions(
  item: ItemSummary,
  { actions, onSchedule }: RowTools,
  onMove: ((by: 1 | -1) => void) | undefined,
): MenuItem[] {
  const isLive = item.state === 'published'
  const publish: MenuItem = {
    label: isLive ? 'Publish changes' : 'Publish',
    icon: 'check',
    run: () => void actions.publish([item]),
  }
  return [
    { label: 'Edit', icon: 'pencil', run: () => goTo({ screen: 'pages', part: item.id }) },
    ...(!isLive || item.hasUnpublishedChanges ? [publish] : []),
    ...(isLive ? [] : [{ label: 'Schedule', icon: 'calendar' as const, run: () => onSchedule(item) }]),
    ...(isLive ? [{ label: 'Unpublish', icon: 'close' as const, run: () => void actions.unpublish([item]) }] : []),
    { label: 'Copy preview link', icon: 'external', run: () => void actions.sharePreview(item) },
    ...(isLive ? [{ label: 'Copy link', icon: 'link' as const, run: () => void actions.copyLink(item) }] : []),
    {
      label: item.isFeatured ? 'Stop featuring' : 'Feature',
      icon: 'star',
      run: () => void actions.setFeatured([item], !item.isFeatured),
    },
    { label: 'Duplicate', icon: 'copy', run: () => void actions.duplicate(item) },
    ...(onMove
      ? [
          { label: 'Move up', icon: 'up' as const, keys: wordsOfKeys('alt+ArrowUp'), run: () => onMove(-1) },
          { label: 'Move down', icon: 'down' as const, keys: wordsOfKeys('alt+ArrowDown'), run: () => onMove(1) },
        ]
      : []),
    { label: 'Delete', icon: 'trash', isDanger: true, run: () => void actions.remove([item]) },
  ]
}
