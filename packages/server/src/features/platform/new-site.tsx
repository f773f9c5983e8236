import { places } from '@sitewright/model/routes/places'
import type { TemplateSummary } from '@sitewright/model/site/site-answers'
import { Alarm, Field, type FormState, PostForm } from './form-field'

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
      <PostForm action={places.platformNewSite} crumb={crumb} className="card">
        <Field name="title" label="Title" hint="What the site is called. You can change it later." form={form} />
        <Field
          name="identifier"
          label="Address"
          hint="Small letters, digits and dashes. Leave it empty to make it from the title."
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
        <button type="submit" className="button">
          Make the site
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
