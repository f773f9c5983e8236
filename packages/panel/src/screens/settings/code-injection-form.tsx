import { findCodeEditingNotice } from '@sitewright/model/editor/panel-strings'
import { TextArea } from '@sitewright/ui/controls/text-field'
import { SettingsForm } from '../document-form/settings-form'
import { ConfirmedEmailOnly } from './confirm-email-note'

export function CodeInjectionForm() {
  return (
    <ConfirmedEmailOnly toDo="to add code to your site">
      <CodeForm />
    </ConfirmedEmailOnly>
  )
}

function CodeForm() {
  const notice = findCodeEditingNotice(navigator.userAgent)
  return (
    <SettingsForm
      name="settings"
      title="Code injection"
      hint="Runs for visitors on every page, and never in the editor."
    >
      {({ value: { codeInjection }, change, errors }) =>
        notice ? (
          <p>{notice}</p>
        ) : (
          <>
            <TextArea
              label="Header"
              hint="Added before the closing head tag."
              rows={8}
              spellCheck={false}
              value={codeInjection.header}
              error={errors['codeInjection.header']}
              onChange={(header) => change({ codeInjection: { ...codeInjection, header } })}
            />
            <TextArea
              label="Footer"
              hint="Added before the closing body tag."
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
