import type { Section } from '@sitewright/model/pages/document'
import { Button } from '@sitewright/ui/controls/button'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useState } from 'react'
import { textOfError } from '../data/calls/call-error'
import { NameDialog } from './name-dialog'
import { usePresetActions } from './own-presets'

/** Keeps the section under a name, so that it can be put on other pages. */
export function KeepSection({ section }: { section: Section }) {
  const [isNaming, setNaming] = useState(false)
  const actions = usePresetActions()
  function keep(name: string) {
    actions.mutate(
      { kind: 'keep', name, section },
      {
        onSuccess: () => {
          setNaming(false)
          toasts.show({ text: `“${name}” saved. Find it under Saved when you add a section.` })
        },
        onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
      },
    )
  }
  return (
    <>
      <Button size="small" icon="copy" onClick={() => setNaming(true)}>
        Save section
      </Button>
      {isNaming ? (
        <NameDialog
          title="Save section"
          action="Keep"
          start={section.name}
          isBusy={actions.isPending}
          onClose={() => setNaming(false)}
          onNamed={keep}
        />
      ) : null}
    </>
  )
}
