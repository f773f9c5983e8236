import { findCodeEditingNotice } from '@sitewright/model/editor/panel-strings'
import { TextArea } from '@sitewright/ui/text-field'
import { SettingsForm } from './settings-form'

export function CodeInjectionForm() {
  const notice = findCodeEditingNotice(navigator.userAgent)
  return (
    <SettingsForm
      name="settings"
      title="Code injection"
      hint="Runs for visitors on every page, and never inside this panel."
    >
      {({ value: { codeInjection }, change, errors }) =>
        notice ? (
          <p>{notice}</p>
        ) : (
          <>
            <TextArea
              label="Header"
              hint="Before the end of the head."
              rows={8}
              spellCheck={false}
              value={codeInjection.header}
              error={errors['codeInjection.header']}
              onChange={(header) => change({ codeInjection: { ...codeInjection, header } })}
            />
            <TextArea
              label="Footer"
              hint="Before the end of the body."
              rows={8}
              spellCheck={false}
              value={codeInjection.footer}
              error={errors['codeInjection.footer']}
              onChange={(footer) => change({ codeInjection: { ...codeInjection, footer } })}
            />
          </>
        )
      }
    </SettingsForm>
  )
}
