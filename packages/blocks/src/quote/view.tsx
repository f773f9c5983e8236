import type { BlockViewInput } from '../ground/define-block'
import type { Quote } from './schema'

export function QuoteView({ props }: BlockViewInput<Quote>) {
  return (
    <figure className="quote" data-alignment={props.alignment}>
      <blockquote>
        <p>{props.quote}</p>
      </blockquote>
      {props.source && <figcaption>{props.source}</figcaption>}
    </figure>
  )
}
