import { FilledPicture } from '../picture/filled-picture'
import type { AuthorView } from './collection-views'

interface AuthorProfileInput {
  readonly author: AuthorView
  readonly heading: 'h1' | 'h2'
  /** The author's name where it is not said otherwise. */
  readonly title?: string
}

/** Who writes: above the list of what they wrote, and below each item of it. */
export function AuthorProfile({ author, heading: Heading, title = author.name }: AuthorProfileInput) {
  const isOnOwnPage = Heading === 'h1'
  return (
    <section className="author-profile">
      {author.picture !== null && (
        <div className="author-picture">
          <FilledPicture picture={author.picture} sizes="9rem" isUrgent={isOnOwnPage} />
        </div>
      )}
      <div className="author-words">
        <Heading className="author-name">{isOnOwnPage ? title : <a href={author.href}>{title}</a>}</Heading>
        {author.bio !== '' && <p className="author-bio">{author.bio}</p>}
        {author.links.length > 0 && (
          <ul className="author-links">
            {author.links.map((link) => (
              <li key={link.href}>
                <a href={link.href} rel="noopener">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
