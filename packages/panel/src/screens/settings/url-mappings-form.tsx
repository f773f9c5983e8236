import { nameWrongMappings } from '@sitewright/model/pages/addresses/url-mappings-document'
import { TextArea } from '@sitewright/ui/controls/text-field'
import { SettingsForm } from '../document-form/settings-form'

export function UrlMappingsForm() {
  return (
    <SettingsForm
      name="url-mappings"
      title="Redirects"
      hint="Send visitors from old URLs to new ones. One per line. The first match wins."
    >
      {({ value, change, errors }) => (
        <TextArea
          label="Rules"
          hint="/old -> /new 301. A part in brackets matches anything: /blog/[name] -> /journal/[name] 301."
          rows={12}
          spellCheck={false}
          value={value.lines}
          error={errors.lines ?? nameWrongMappings(value.lines)}
          onChange={(lines) => change({ lines })}
        />
      )}
    </SettingsForm>
  )
}
