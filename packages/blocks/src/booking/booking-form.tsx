import {
  type BookingKind,
  bookingAddress,
  bookingProviders,
  bookingScript,
} from '@sitewright/model/blocks-vocabulary/bookings'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { ViewContext } from '../ground/view-context'

interface BookingInput {
  readonly kind: BookingKind
  readonly account: string
  readonly title: string
  readonly buttonText: string
  readonly maxParty: number
  /** The provider's own widget takes the place of the form once it has come. */
  readonly usesWidget: boolean
  readonly context: ViewContext
}

const names = {
  'table-booking': { party: 'size', time: 'time' },
  reservation: { party: 'covers', time: 'datetime' },
} as const

/** A plain form that leads to the provider with what was chosen: it needs no script and tells the provider nothing before. */
export function BookingForm({ kind, account, title, buttonText, maxParty, usesWidget, context }: BookingInput) {
  const { name } = bookingProviders[kind]
  const texts = context.texts.blocks.booking
  const widget = usesWidget
    ? { 'data-widget-script': bookingScript(kind, account), 'data-widget-account': account }
    : undefined
  return (
    <div className="booking" data-booking={kind} {...widget}>
      <form className="booking-form" action={bookingAddress(kind, account)} method="get" target="_blank" rel="noopener">
        {kind === 'reservation' && <input type="hidden" name="rid" value={account} />}
        {title && <h2 className="booking-title">{title}</h2>}
        <div className="booking-fields">
          <label>
            <span>{texts.guests}</span>
            <span className="booking-select">
              <select name={names[kind].party} defaultValue="2">
                {Array.from({ length: maxParty }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {nameCount(texts.guestCount, index + 1, context.texts.language)}
                  </option>
                ))}
              </select>
            </span>
          </label>
          <BookingTime kind={kind} texts={texts} />
          <button type="submit" className="button" data-kind="primary">
            {buttonText}
          </button>
        </div>
        <p className="booking-note">{fillWords(texts.continuesAt, { provider: name })}</p>
      </form>
    </div>
  )
}

/** One of the providers takes both in one value. */
function BookingTime({
  kind,
  texts,
}: Pick<BookingInput, 'kind'> & { readonly texts: VisitorTexts['blocks']['booking'] }) {
  if (kind === 'reservation') {
    return (
      <label>
        <span>{texts.dateAndTime}</span>
        <input type="datetime-local" name={names[kind].time} required />
      </label>
    )
  }
  return (
    <>
      <label>
        <span>{texts.date}</span>
        <input type="date" name="date" required />
      </label>
      <label>
        <span>{texts.time}</span>
        <input type="time" name={names[kind].time} defaultValue="19:00" required />
      </label>
    </>
  )
}
