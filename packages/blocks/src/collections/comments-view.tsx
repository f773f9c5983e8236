import { commentAnchor, commentsAnchor, commentWaitingAnchor } from '@sitewright/model/comments/comment-form'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import { CommentForm } from './comment-form'
import type { CommentsData, CommentView } from './comment-views'

interface Shown {
  readonly data: CommentsData
}

/** Comments below an item, with the form for another one. All of it works without scripts, and is the same for everybody. */
export function CommentsView({ data }: Shown) {
  const texts = data.texts.comments
  return (
    <section className="section comments" id={commentsAnchor} aria-labelledby="comments-heading">
      <div className="section-background" />
      <div className="comments-inner">
        <h2 id="comments-heading" className="comments-heading">
          {data.count === 0 ? texts.heading : nameCount(texts.count, data.count, data.texts.language)}
        </h2>
        <div className="comment-waiting" id={commentWaitingAnchor} tabIndex={-1}>
          <strong>{texts.waiting.heading}</strong>
          <p>{texts.waiting.text}</p>
        </div>
        {data.count === 0 && data.form !== null && <p className="comments-note">{texts.empty}</p>}
        <CommentList data={data} />
        {data.form === null ? (
          <p className="comments-note">{texts.closed}</p>
        ) : (
          <CommentForm form={data.form} texts={data.texts} />
        )}
      </div>
    </section>
  )
}

/** One after the other in the order of their threads; how deep each stands is said by its indent and by its words. */
export function CommentList({ data }: Shown) {
  const { comments, moreHref, texts } = data
  if (comments.length === 0) return null
  return (
    <>
      <ol className="comment-list">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} data={data} />
        ))}
      </ol>
      {moreHref !== null && (
        <p className="comments-more">
          <a href={moreHref} rel="nofollow" className="button" data-kind="secondary">
            {texts.comments.more}
          </a>
        </p>
      )}
    </>
  )
}

interface ItemInput extends Shown {
  readonly comment: CommentView
}

function CommentItem({ comment, data }: ItemInput) {
  const texts = data.texts.comments
  const { id, name, isDeleted, isAuthor, time, depth, inReplyTo, paragraphs } = comment
  return (
    <li className="comment" id={commentAnchor(id)} data-depth={depth}>
      <article>
        <header className="comment-head">
          <strong className="comment-name">{isDeleted ? texts.deleted : name || texts.anonymous}</strong>
          {isAuthor && <span className="comment-badge">{texts.author}</span>}
          <a href={`#${commentAnchor(id)}`} aria-label={fillWords(texts.permalink, { date: time.text })}>
            <time dateTime={time.iso}>{time.text}</time>
          </a>
          {inReplyTo !== null && (
            <span className="comment-to">{fillWords(texts.inReplyTo, { name: inReplyTo || texts.anonymous })}</span>
          )}
        </header>
        {paragraphs.map((lines, index) => (
          <p key={index}>
            {lines.map((pieces, at) => (
              <CommentLine key={at} pieces={pieces} isFirst={at === 0} />
            ))}
          </p>
        ))}
        {!isDeleted && <CommentFoot comment={comment} data={data} />}
      </article>
    </li>
  )
}

function CommentLine({ pieces, isFirst }: { pieces: CommentView['paragraphs'][number][number]; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <br />}
      {pieces.map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a key={index} href={href} rel="nofollow ugc noopener noreferrer">
            {text}
          </a>
        ),
      )}
    </>
  )
}

function CommentFoot({ comment: { id, name, likes, canBeAnswered }, data }: ItemInput) {
  const { comments: texts, language } = data.texts
  const who = name || texts.anonymous
  const isAnswered = data.form !== null && canBeAnswered
  if (!data.allowsLikes && !isAnswered) return null
  return (
    <footer className="comment-foot">
      {data.allowsLikes && (
        <form method="post" action={fillPath(paths.commentLike, { commentId: id })}>
          <button type="submit" className="comment-like" aria-label={fillWords(texts.likeOf, { name: who })}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 20.5 4.3 12.8a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1Z" />
            </svg>
            {texts.like}
          </button>
        </form>
      )}
      {data.allowsLikes && likes > 0 && <span>{nameCount(texts.likes, likes, language)}</span>}
      {isAnswered && (
        <a
          href={fillPath(paths.commentReply, { commentId: id })}
          rel="nofollow"
          aria-label={fillWords(texts.replyTo, { name: who })}
        >
          {texts.reply}
        </a>
      )}
    </footer>
  )
}
