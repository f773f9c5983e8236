import type { BlockViewInput } from '../ground/define-block'
import { ExplainShelf, readItemShelf } from '../item-shelves/explain-shelf'
import { type Archive, listWishes } from './schema'

export function ArchiveView({ props, context }: BlockViewInput<Archive>) {
  const [wish] = listWishes(props)
  const shelf = readItemShelf(context, wish)
  const names = shelf?.names ?? []
  if (shelf === undefined || names.length === 0) return <ExplainShelf context={context} wish={wish} shelf={shelf} />
  return (
    <nav className="archive" aria-label={shelf.title}>
      <ul data-columns={props.columns}>
        {names.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {props.showCounts && <span className="archive-count">{` (${count})`}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
