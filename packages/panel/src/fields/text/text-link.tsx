import { isAllowedTarget } from '@sitewright/model/link-targets/is-allowed-target'
import { Button } from '@sitewright/ui/controls/button'
import { Switch } from '@sitewright/ui/controls/switch'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { LinkField } from '../links/link-field'
import { applyLink } from './text-tools'

/** Where the selected words lead. */
export function TextLink({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [start] = useState(() => editor.getAttributes('link'))
  const [href, setHref] = useState(String(start.href ?? ''))
  const [newWindow, setNewWindow] = useState(start.newWindow === true)
  const isRefused = !isAllowedTarget(href)
  function apply(target: string) {
    applyLink(editor, target, newWindow)
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
    editor.view.focus()
  }
  return (
    <fieldset className="text-link-row" aria-label="Link" onKeyDown={onKeyDown}>
      <LinkField
        label="Link"
        value={href}
        onChange={setHref}
        isFocused
        error={isRefused ? 'Enter a valid link.' : undefined}
      />
      <Switch label="Open in a new tab" checked={newWindow} onChange={setNewWindow} />
      <div className="row-actions">
        {start.href ? (
          <Button kind="quiet" size="small" onClick={() => apply('')}>
            Remove link
          </Button>
        ) : null}
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" size="small" disabled={isRefused || href === ''} onClick={() => apply(href)}>
          Save link
        </Button>
      </div>
    </fieldset>
  )
}
