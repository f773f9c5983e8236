import type { MemberHeader } from '../ground/view-context'

/** The same for everybody in a cached page; the page's script writes the links of a member in their place. */
export function MemberLinks({ members, label }: { members: MemberHeader; label: string }) {
  return (
    <nav
      className="site-members"
      aria-label={label}
      data-members={members.isSignedIn ? 'member' : 'visitor'}
      data-can-join={members.canJoin || undefined}
    >
      <ul className="navigation-list">
        {members.links.map(({ title, href }) => (
          <li key={`${title} ${href}`}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
