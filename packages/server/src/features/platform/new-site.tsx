import { paths } from '@sitewright/model/routes/paths'
import type { TemplateSummary } from '@sitewright/model/site/site-answers'
import type { FormState } from '../../browser-forms/form-state'
import { Alarm, Field, PostForm } from '../../platform-pages/form-field'

interface NewSiteProps {
  readonly templates: readonly TemplateSummary[]
  /** What follows the chosen part of the address. */
  readonly addressEnd: string
  readonly form: FormState
  readonly crumb: string | null
}

export function NewSite({ templates, addressEnd, form, crumb }: NewSiteProps) {
  const chosen = form.values.template ?? templates[0]?.name
  return (
    <div className="wide">
      <h1>New site</h1>
      <Alarm form={form} />
      <PostForm action={paths.platformNewSite} crumb={crumb} className="card">
        <Field name="title" label="Title" hint="Your site’s name. You can change it later." form={form} />
        <Field
          name="description"
          label="Description (optional)"
          hint="What you do, in one sentence. For your footer, search engines and shared links."
          isRequired={false}
          form={form}
        />
        <Field
          name="email"
          label="Contact email"
          type="email"
          autoComplete="email"
          hint="Shown on your site so people can reach you."
          form={form}
        />
        <Field
          name="identifier"
          label="Site address"
          hint="Lowercase letters, digits and dashes. Leave empty to create it from the title."
          isRequired={false}
          after={addressEnd}
          form={form}
        />
        <fieldset className="field">
          <legend>Template</legend>
          <div className="templates">
            {templates.map((template) => (
              <label key={template.name} className="template">
                <input type="radio" name="template" value={template.name} defaultChecked={template.name === chosen} />
                <Preview template={template} />
                <b>{template.label}</b>
                <span className="hint">{template.description}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="hint before-submit">Your site starts private: only you can see it until you open it.</p>
        <button type="submit" className="button">
          Create site
        </button>
      </PostForm>
    </div>
  )
}

function Preview({ template }: { template: TemplateSummary }) {
  if (template.preview !== null) return <img src={template.preview} alt="" width="400" height="300" />
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true">
      <path d="M182 150h36M200 132v36" stroke="#8d857a" strokeWidth="3" />
    </svg>
  )
}
