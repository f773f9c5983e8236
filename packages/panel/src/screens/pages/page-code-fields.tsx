import { findCodeEditingNotice } from '@sitewright/model/editor/panel-strings'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { TextArea } from '@sitewright/ui/text-field'

interface PageCodeFieldsProps {
  code: PageSettings['codeInjection']
  onChange: (code: PageSettings['codeInjection']) => void
}

export function PageCodeFields({ code, onChange }: PageCodeFieldsProps) {
  const notice = findCodeEditingNotice(navigator.userAgent)
  if (notice) return <p>{notice}</p>
  return (
    <>
      <p className="sw-field-hint">
        Runs for visitors on this page, after the code of the whole site, and never inside this panel. Parts tagged
        data-consent wait for the visitor’s consent.
      </p>
      <TextArea
        label="Header"
        hint="Before the end of the head."
        className="code"
        rows={7}
        spellCheck={false}
        value={code.header}
        onChange={(header) => onChange({ ...code, header })}
      />
      <TextArea
        label="Footer"
        hint="Before the end of the body."
        className="code"
        rows={7}
        spellCheck={false}
        value={code.footer}
        onChange={(footer) => onChange({ ...code, footer })}
      />
    </>
  )
}
