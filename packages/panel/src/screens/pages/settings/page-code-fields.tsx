import { findCodeEditingNotice } from '@sitewright/model/editor/panel-strings'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { TextArea } from '@sitewright/ui/controls/text-field'

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
        Runs for visitors on this page after the site-wide code, and never in the editor. Code tagged data-consent waits
        for consent.
      </p>
      <TextArea
        label="Header"
        hint="Added before the closing head tag."
        className="code"
        rows={7}
        spellCheck={false}
        value={code.header}
        onChange={(header) => onChange({ ...code, header })}
      />
      <TextArea
        label="Footer"
        hint="Added before the closing body tag."
        className="code"
        rows={7}
        spellCheck={false}
        value={code.footer}
        onChange={(footer) => onChange({ ...code, footer })}
      />
    </>
  )
}
