import type { DraftContent, DraftOrder } from '@sitewright/model/commerce/orders/draft-order'
import { Button } from '@sitewright/ui/controls/button'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { Menu } from '@sitewright/ui/floating/menu'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { deleteDraft, payDraft, saveDraft, sendDraft } from '../../../data/store/drafts'
import { goTo } from '../../../ground/router'
import { StateMark } from '../../../parts/state-mark'
import { draftsPart } from '../../store/parts/store-parts'
import { showAmount } from '../parts/order-words'
import { lookOfDraft, nameDraft } from './draft-words'

interface DraftHeadProps {
  draft: DraftOrder
  content: DraftContent
  isChanged: boolean
  /** What is shown; null while that is asked for. */
  totalCents: number | null
  /** Shows what is wrong; false when something is. */
  check: () => boolean
  onSaved: (draft: DraftOrder) => void
  /** What the host says is wrong, by field. */
  onRefused: (errors: Readonly<Record<string, string>>) => void
}

type Action = 'save' | 'send' | 'pay' | 'delete'

/** What is done with a draft is done with what is shown: changes are saved first. */
export function DraftHead({ draft, content, isChanged, totalCents, check, onSaved, onRefused }: DraftHeadProps) {
  const [asking, setAsking] = useState<'pay' | 'delete' | null>(null)
  const act = useMutation({
    mutationFn: async (action: Action) => {
      if (action === 'delete') return deleteDraft(draft.id)
      if (isChanged) onSaved(await saveDraft(draft, content))
      if (action === 'send') await sendDraft(draft.id)
      if (action === 'pay') await payDraft(draft.id, totalCents ?? 0)
    },
    onSuccess: (_done, action) => {
      toasts.show({ text: words[action] })
      if (action === 'delete') goTo({ screen: 'store', part: draftsPart }, 'replace')
    },
    onError: (error) => {
      onRefused(fieldErrorsOf(error))
      toasts.show({ kind: 'error', text: textOfError(error) })
    },
  })
  const start = (action: Action) => (action === 'delete' || check()) && act.mutate(action)
  return (
    <DraftTitle draft={draft}>
      <Menu
        label="More actions"
        items={[{ label: 'Delete draft', icon: 'trash', isDanger: true, run: () => setAsking('delete') }]}
      />
      <Button disabled={!isChanged || act.isPending} onClick={() => start('save')}>
        Save
      </Button>
      <Button disabled={act.isPending || totalCents === null} onClick={() => check() && setAsking('pay')}>
        Mark as paid
      </Button>
      <Button kind="primary" icon="mail" disabled={act.isPending} onClick={() => start('send')}>
        {draft.state === 'sent' && !isChanged ? 'Send again' : 'Send to customer'}
      </Button>
      {asking === 'pay' && totalCents !== null ? (
        <ConfirmDialog
          title={`Mark ${showAmount(totalCents, draft.currency)} as paid?`}
          confirmLabel="Mark as paid"
          onConfirm={() => {
            setAsking(null)
            start('pay')
          }}
          onCancel={() => setAsking(null)}
        >
          The draft becomes a paid order, and the customer gets a confirmation by email.
        </ConfirmDialog>
      ) : null}
      {asking === 'delete' ? (
        <ConfirmDialog
          title="Delete this draft?"
          confirmLabel="Delete draft"
          isDanger
          onConfirm={() => {
            setAsking(null)
            start('delete')
          }}
          onCancel={() => setAsking(null)}
        >
          Its payment link stops working. This can’t be undone.
        </ConfirmDialog>
      ) : null}
    </DraftTitle>
  )
}

const words: Readonly<Record<Action, string>> = {
  save: 'Draft saved',
  send: 'Payment link sent',
  pay: 'Draft marked as paid',
  delete: 'Draft deleted',
}

export function DraftTitle({ draft, children }: { draft: DraftOrder; children?: ReactNode }) {
  return (
    <header className="wide-head product-head">
      <div className="product-head-title">
        <h2>{nameDraft(draft)}</h2>
        <StateMark {...lookOfDraft(draft)} />
      </div>
      <div className="screen-tools">{children}</div>
    </header>
  )
}
