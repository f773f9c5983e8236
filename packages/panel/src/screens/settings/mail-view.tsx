import { Button } from '@sitewright/ui/controls/button'
import { Dialog } from '@sitewright/ui/floating/dialog'

interface MailViewProps {
  title: string
  note: string
  /** Of the mail's HTML on this host. */
  address: string
  onClose: () => void
}

/** Shows a mail in a frame in which nothing runs and from which nothing leads out. */
export function MailView({ title, note, address, onClose }: MailViewProps) {
  return (
    <Dialog title={title} widthPx={680} onCancel={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <p className="sw-field-hint mail-note">{note}</p>
      <iframe className="mail-frame" title={title} src={address} sandbox="" />
    </Dialog>
  )
}
