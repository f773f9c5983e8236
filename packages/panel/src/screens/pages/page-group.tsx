import { useId } from 'react'
import type { Group } from './arrange-pages'
import type { PageListParts } from './page-list-parts'
import { PageRow } from './page-row'

interface PageGroupProps extends PageListParts {
  title: string
  group: Group
  emptyText: string
}

export function PageGroup({ title, group, emptyText, ...parts }: PageGroupProps) {
  const headingId = useId()
  const nodes = parts.tree[group]
  return (
    <section className="page-group" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {nodes.length === 0 ? <p className="sw-field-hint">{emptyText}</p> : null}
      <ul>
        {nodes.map(({ page, children }) => (
          <li key={page.id}>
            <PageRow {...parts} page={page} group={group} />
            {children.length > 0 ? (
              <ul className="page-children">
                {children.map((child) => (
                  <li key={child.page.id}>
                    <PageRow {...parts} page={child.page} group={group} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
