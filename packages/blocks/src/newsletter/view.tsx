import { FormFrame } from '../form/form-frame'
import type { BlockViewInput } from '../ground/define-block'
import type { Newsletter } from './schema'

/** The words and the form; how it is sent, and what is said then, is the form's own. */
export function NewsletterView({ id, props, context }: BlockViewInput<Newsletter>) {
  const { title, description, layout, alignment, form } = props
  const asksOneThing = form.fields.filter(({ type }) => type !== 'hidden').length === 1
  return (
    <div className="newsletter" data-layout={layout} data-align={alignment} data-one-field={asksOneThing || undefined}>
      {(title !== '' || description !== '') && (
        <div className="newsletter-words">
          {title !== '' && <h2 className="newsletter-title">{title}</h2>}
          {description !== '' && <p className="newsletter-description">{description}</p>}
        </div>
      )}
      <FormFrame formId={id} kind="newsletter" form={form} context={context} />
    </div>
  )
}
