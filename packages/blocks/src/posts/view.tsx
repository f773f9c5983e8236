import type { BlockViewInput } from '../ground/define-block'
import { ExplainShelf, readItemShelf } from '../item-shelves/explain-shelf'
import { listWishes, type Posts } from './schema'

export function PostsView({ props, context }: BlockViewInput<Posts>) {
  const [wish] = listWishes(props)
  const shelf = readItemShelf(context, wish)
  const items = shelf?.items ?? []
  if (items.length === 0) return <ExplainShelf context={context} wish={wish} shelf={shelf} />
  return (
    <ul className="posts">
      {items.map(({ id, href, title, date, event }) => {
        const shown = event?.start ?? date
        return (
          <li key={id}>
            <a href={href}>{title}</a>
            {props.showDate && shown !== null && (
              <time className="posts-date" dateTime={shown.iso}>
                {event?.when ?? shown.text}
              </time>
            )}
          </li>
        )
      })}
    </ul>
  )
}
