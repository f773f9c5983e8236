import { type OrderDetail, orderNote } from '@sitewright/model/commerce/orders/order-answers'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { Button } from '@sitewright/ui/controls/button'
import { TextArea } from '@sitewright/ui/controls/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addOrderNote } from '../../../data/store/orders'
import { formatMoment } from '../../../ground/format-time'
import { Card } from '../../store/parts/card'
import { describeEvent } from '../parts/event-words'
import { FormProblem } from '../parts/form-problem'

/** What happened, the newest first, with who did it; and what the people of the store note for each other. */
export function TimelineCard({ order }: { order: OrderDetail }) {
  const [text, setText] = useState('')
  const add = useMutation({ mutationFn: () => addOrderNote(order.id, text), onSuccess: () => setText('') })
  return (
    <Card title="Timeline">
      <form
        className="order-note"
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate()
        }}
      >
        <TextArea
          label="Note"
          hint="Customers don’t see it."
          rows={2}
          maxLength={maxLengthOf(orderNote.shape.text)}
          value={text}
          onChange={setText}
        />
        <Button type="submit" disabled={text.trim() === '' || add.isPending}>
          Add note
        </Button>
        <FormProblem error={add.error} />
      </form>
      <ol className="order-timeline">
        {order.events.toReversed().map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <p>{describeEvent(event, order)}</p>
            {event.kind === 'note' ? <p className="order-note-text">{String(event.data.text ?? '')}</p> : null}
            <small>
              {event.authorName ? `${event.authorName}, ` : ''}
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
            </small>
          </li>
        ))}
      </ol>
    </Card>
  )
}
