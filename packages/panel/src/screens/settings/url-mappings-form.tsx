import { TextArea } from '@sitewright/ui/text-field'
import { SettingsForm } from './settings-form'

export function UrlMappingsForm() {
  return (
    <SettingsForm
      name="url-mappings"
      title="Old addresses"
      hint="Lead visitors from old addresses to new ones. One a line; the first that fits wins."
    >
      {({ value, change, errors }) => (
        <TextArea
          label="Mappings"
          hint="/old -> /new 301. A part in brackets stands for anything: /blog/[name] -> /journal/[name] 301."
          rows={12}
          spellCheck={false}
          value={value.lines}
          error={errors.lines}
          onChange={(lines) => change({ lines })}
        />
      )}
    </SettingsForm>
  )
}
