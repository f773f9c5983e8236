import { Button } from '@sitewright/ui/controls/button'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'

/** The only time that a secret is seen. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      title="Signing secret"
      widthPx={480}
      onCancel={onClose}
      actions={
        <>
          <Button
            icon="copy"
            onClick={async () => {
              await navigator.clipboard.writeText(secret)
              toasts.show({ text: 'Copied' })
            }}
          >
            Copy
          </Button>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="secret">
        <p>Copy it now. It isn’t shown again.</p>
        <code>{secret}</code>
      </div>
      <p className="sw-field-hint">Your receiver checks the header Sitewright-Signature of each request with it.</p>
    </Dialog>
  )
}
