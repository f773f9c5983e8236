import { type PaperKind, paperTitles } from '@sitewright/commerce/orders/order-labels'
import type { OrderDetail, OrderMail } from '@sitewright/model/commerce/orders/order-answers'
import { Button } from '@sitewright/ui/controls/button'
import { Menu } from '@sitewright/ui/floating/menu'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../../data/calls/call-error'
import { markOrderPaid, sendOrderMail } from '../../../data/store/orders'
import { downloadPaper } from '../../../data/store/papers'
import { formatMoment } from '../../../ground/format-time'
import { goTo } from '../../../ground/router'
import { StateMark } from '../../../parts/state-mark'
import { partOfOrder } from '../../store/parts/store-parts'
import { mailWords } from '../parts/event-words'
import { findOrderActions, listSendable } from '../parts/order-actions'
import { lookOfFulfillment, nameOrder, paymentLooks } from '../parts/order-words'
import type { OrderDialog } from './order-dialog'

interface OrderHeadProps {
  order: OrderDetail
  onOpen: (dialog: OrderDialog) => void
}

/** Offers what the states allow. */
export function OrderHead({ order, onOpen }: OrderHeadProps) {
  const can = findOrderActions(order)
  return (
    <header className="wide-head product-head">
      <div>
        <div className="product-head-title">
          <h2>{nameOrder(order)}</h2>
          <StateMark {...paymentLooks[order.paymentState]} />
          <StateMark {...lookOfFulfillment(order)} />
        </div>
        <p className="sw-field-hint">
          <time dateTime={order.placedAt}>{formatMoment(order.placedAt)}</time>
        </p>
      </div>
      <div className="screen-tools">
        {can.canRefund ? <Button onClick={() => onOpen({ kind: 'refund' })}>Refund</Button> : null}
        {can.canMarkPaid ? <Button onClick={() => void payOrder(order)}>Mark as paid</Button> : null}
        <Menu
          label="Print"
          icon="file"
          showsLabel
          items={[
            ...papers.map((kind) => ({ label: paperTitles[kind], run: () => openPaper(order.id, kind) })),
            ...papers.map((kind) => ({
              label: `${paperTitles[kind]} as PDF`,
              icon: 'download' as const,
              run: () => void savePaper(order.id, kind),
            })),
          ]}
        />
        <Menu
          label="More actions"
          items={() => [
            ...listSendable(order).map((mail) => ({
              label: `Resend ${mailWords[mail].toLowerCase()}`,
              icon: 'mail' as const,
              run: () => void resend(order, mail),
            })),
            ...(can.canCancel
              ? [
                  {
                    label: 'Cancel order',
                    icon: 'close' as const,
                    isDanger: true,
                    run: () => onOpen({ kind: 'cancel' }),
                  },
                ]
              : []),
          ]}
        />
        {can.canFulfill ? (
          <Button kind="primary" onClick={() => onOpen({ kind: 'fulfill' })}>
            Fulfill
          </Button>
        ) : null}
      </div>
    </header>
  )
}

const papers: readonly PaperKind[] = ['slip', 'invoice']

function openPaper(orderId: string, kind: PaperKind): void {
  goTo({ screen: 'store', part: partOfOrder(orderId, kind) })
}

/** What a PDF cannot show is shown by the page to print. */
async function savePaper(orderId: string, kind: PaperKind): Promise<void> {
  const problem = await downloadPaper(orderId, kind)
  if (problem === null) return
  toasts.show({ kind: 'error', text: problem.text })
  if (problem.needsPrint) openPaper(orderId, kind)
}

async function payOrder(order: OrderDetail): Promise<void> {
  await tell(markOrderPaid(order.id), `${nameOrder(order)} marked as paid`)
}

async function resend({ id, email }: OrderDetail, mail: OrderMail): Promise<void> {
  await tell(sendOrderMail(id, mail), `${mailWords[mail]} sent to ${email}`)
}

async function tell(work: Promise<unknown>, text: string): Promise<void> {
  try {
    await work
    toasts.show({ text })
  } catch (error) {
    toasts.show({ kind: 'error', text: textOfError(error) })
  }
}
