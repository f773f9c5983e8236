import type { BlockViewInput } from '../ground/define-block'
import { ExplainShelf, readItemShelf } from '../item-shelves/explain-shelf'
import { listWishes, type TagCloud } from './schema'

const sizes = 5

export function TagCloudView({ props, context }: BlockViewInput<TagCloud>) {
  const [wish] = listWishes(props)
  const shelf = readItemShelf(context, wish)
  const names = shelf?.names ?? []
  if (shelf === undefined || names.length === 0) return <ExplainShelf context={context} wish={wish} shelf={shelf} />
  const most = Math.max(...names.map(({ count }) => count))
  const sorted =
    props.sort === 'count' ? names : names.toSorted((a, b) => a.label.localeCompare(b.label, context.texts.language))
  return (
    <nav className="tag-cloud" data-alignment={props.alignment} aria-label={context.texts.collections.tags}>
      <ul>
        {sorted.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href} data-size={Math.ceil((count / most) * sizes)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
