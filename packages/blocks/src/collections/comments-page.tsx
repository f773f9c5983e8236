import { commentStopField } from '@sitewright/model/comments/comment-form'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostForm } from '../host-pages/host-form'
import { HostSection } from '../host-pages/host-section'
import { CommentForm } from './comment-form'
import type { CommentsData } from './comment-views'
import { CommentList } from './comments-view'

interface CommentsPageInput {
  readonly data: CommentsData
  readonly item: { readonly title: string; readonly href: string }
  readonly heading?: string
}

/** Comments of an item on a page of their own: the next ones, the one that is answered, or a form that needs another look. */
export function CommentsPage({ data, item, heading }: CommentsPageInput) {
  const { comments: texts } = data.texts
  return (
    <section className="section comments" data-height="large">
      <div className="section-background" />
      <div className="comments-inner">
        <h1 className="comments-heading">{heading ?? fillWords(texts.page.heading, { title: item.title })}</h1>
        <p>
          <a href={item.href}>{fillWords(texts.back, { title: item.title })}</a>
        </p>
        <CommentList data={data} />
        {data.form !== null && <CommentForm form={data.form} texts={data.texts} heading="h2" />}
      </div>
    </section>
  )
}

interface CommentStopInput {
  readonly heading: string
  readonly text: string
  /** Of the email whose kind may be stopped here. */
  readonly code?: string | undefined
  readonly texts: VisitorTexts
}

/** Where the link of an email leads: looking changes nothing, the button does. */
export function CommentStopPage({ heading, text, code, texts }: CommentStopInput) {
  return (
    <HostSection>
      <h1>{heading}</h1>
      <p>{text}</p>
      {code !== undefined && (
        <HostForm
          checkFields={texts.page.checkFields}
          action={paths.commentsStop}
          state={{ values: {}, errors: {}, crumb: null }}
          hidden={{ [commentStopField]: code }}
          submit={texts.comments.stop}
        />
      )}
      <p>
        <a href="/">{texts.page.goHome}</a>
      </p>
    </HostSection>
  )
}
