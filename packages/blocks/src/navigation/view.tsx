import type { BlockViewInput } from '../ground/define-block'
import type { NavigationLink } from '../ground/view-context'
import type { Navigation } from './schema'

export function NavigationView({ props, context }: BlockViewInput<Navigation>) {
  const links = props.links.length > 0 ? props.links : flattenFolders(context.navigation)
  if (links.length === 0) return null
  return (
    <nav
      className="link-list"
      aria-label={props.label}
      data-direction={props.direction}
      data-alignment={props.alignment}
    >
      <ul>
        {links.map((link) => (
          <li key={`${link.title} ${link.href}`}>
            <a href={link.href} aria-current={'isCurrent' in link && link.isCurrent ? 'page' : undefined}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function flattenFolders(links: readonly NavigationLink[]): NavigationLink[] {
  return links.flatMap((link) => (link.children.length > 0 ? flattenFolders(link.children) : [link]))
}
