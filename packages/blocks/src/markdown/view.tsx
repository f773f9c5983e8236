import { lazy, Suspense } from 'react'
import type { BlockViewInput } from '../ground/define-block'
import type { Markdown } from './schema'

/** The panel draws it itself; its first load goes without the code for that. */
const DrawnMarkdown = lazy(async () => ({ default: (await import('./drawn-markdown')).DrawnMarkdown }))

export function MarkdownView({ props: { source }, context }: BlockViewInput<Markdown>) {
  const { markdown, holdsForeignContent = false, texts } = context
  const html = markdown?.get(source)
  // Written by `writeMarkdown`
  if (html !== undefined) return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div className="rich-text">
      {markdown === undefined ? (
        <Suspense fallback={<PlainMarkdown source={source} />}>
          <DrawnMarkdown source={source} heldTexts={holdsForeignContent ? texts.consent : null} />
        </Suspense>
      ) : (
        <PlainMarkdown source={source} />
      )}
    </div>
  )
}

function PlainMarkdown({ source }: { readonly source: string }) {
  return <p className="markdown-plain">{source}</p>
}
