import type { NavigationLink } from '../ground/view-context'

/** Links of a site. A folder is a disclosure, which opens without any script; one of a `group` is open at a time. */
export function NavigationList({ links, group }: { links: readonly NavigationLink[]; group: string }) {
  return (
    <ul className="navigation-list">
      {links.map((link) => (
        <li key={`${link.title} ${link.href}`}>
          {link.children.length > 0 ? <Folder folder={link} group={group} /> : <PageLink link={link} />}
        </li>
      ))}
    </ul>
  )
}

function PageLink({ link }: { link: NavigationLink }) {
  return (
    <a href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
      {link.title}
    </a>
  )
}

function Folder({ folder, group }: { folder: NavigationLink; group: string }) {
  return (
    <details className="folder" name={`folder-${group}`} data-navigation-folder="">
      <summary data-is-current={folder.children.some((child) => child.isCurrent) || undefined}>{folder.title}</summary>
      <ul>
        {folder.children.map((child) => (
          <li key={`${child.title} ${child.href}`}>
            <PageLink link={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}
