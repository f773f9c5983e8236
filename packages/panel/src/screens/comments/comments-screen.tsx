import { type CommentState, commentStates } from '@sitewright/model/comments/comment'
import { maxCommentCount } from '@sitewright/model/comments/comment-answers'
import { Icon } from '@sitewright/ui/base/icons'
import { useCommentCounts } from '../../data/comments/comments'
import { useSession } from '../../data/queries'
import { writeRoute } from '../../ground/router'
import { PanelLink } from '../../parts/panel-link'
import { tabs } from './comment-moves'
import { CommentQueue } from './comment-queue'
import './comments.css'

/** What visitors said below posts, events and projects: what waits first. */
export function CommentsScreen({ part }: { part: string | null }) {
  const counts = useCommentCounts().data
  const mayChange = useSession().data?.permissions.includes('settings.edit') ?? false
  const state: CommentState = commentStates.find((it) => it === part) ?? 'pending'
  return (
    <section className="screen screen-wide comments-screen" aria-label="Comments">
      <nav className="comments-tabs" aria-label="Comments">
        <h2>Comments</h2>
        <ul>
          {commentStates.map((it) => (
            <li key={it}>
              <PanelLink
                to={{ screen: 'comments', part: it === 'pending' ? null : it }}
                aria-current={it === state ? 'page' : undefined}
              >
                <Icon name={tabs[it].icon} sizePx={18} />
                <span>{tabs[it].label}</span>
                {counts && counts[it] > 0 ? <small>{writeCount(counts[it])}</small> : null}
              </PanelLink>
            </li>
          ))}
        </ul>
        {mayChange ? (
          <a className="comments-settings" href={writeRoute({ screen: 'settings', part: 'comments' })}>
            <Icon name="settings" sizePx={18} />
            <span>Comment settings</span>
          </a>
        ) : null}
      </nav>
      <CommentQueue key={state} state={state} />
    </section>
  )
}

function writeCount(count: number): string {
  return count < maxCommentCount ? count.toLocaleString() : `${(maxCommentCount - 1).toLocaleString()}+`
}
