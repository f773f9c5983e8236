import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { Menu } from '@sitewright/ui/floating/menu'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useState } from 'react'
import { textOfError } from '../data/calls/call-error'
import { NameDialog } from './name-dialog'
import { type PresetRequest, usePresetActions } from './own-presets'

/** Another name for a kept section, or none at all any more. */
export function OwnPresetMenu({ presetId, name }: { presetId: string; name: string }) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const actions = usePresetActions()
  function run(request: PresetRequest) {
    actions.mutate(request, {
      onSuccess: () => setOpen(null),
      onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    })
  }
  return (
    <div className="own-preset-menu">
      <Menu
        label={`Actions for ${name}`}
        items={[
          { label: 'Rename', icon: 'pencil', run: () => setOpen('rename') },
          { label: 'Delete', icon: 'trash', isDanger: true, run: () => setOpen('delete') },
        ]}
      />
      {open === 'rename' ? (
        <NameDialog
          title="Rename"
          action="Rename"
          start={name}
          isBusy={actions.isPending}
          onClose={() => setOpen(null)}
          onNamed={(next) => run({ kind: 'rename', presetId, name: next })}
        />
      ) : null}
      {open === 'delete' ? (
        <ConfirmDialog
          title={`Delete “${name}”?`}
          confirmLabel="Delete"
          isDanger
          onCancel={() => setOpen(null)}
          onConfirm={() => run({ kind: 'delete', presetId })}
        >
          <p>Pages that use it keep their sections. This can’t be undone.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
