import { orderMailCalls } from '@sitewright/model/calls/order-mails'
import {
  fillMailWords,
  type OrderMailWords,
  orderMailWords,
  type StoreMail,
  sampleOrder,
  type WholeMailWords,
} from '@sitewright/model/commerce/orders/order-mail-words'
import { useEffect, useState } from 'react'
import { callAddress } from '../../../data/calls/call-address'
import { useSiteDocument } from '../../../data/site/site-documents'
import { mailWords } from '../parts/event-words'

const settleMs = 400

interface MailPreviewProps {
  mail: StoreMail
  /** What the host says where the owner does not. */
  standard: WholeMailWords
  words: OrderMailWords
}

/** The email as customers get it, about a sample. What is typed is shown once the typing rests. */
export function MailPreview({ mail, standard, words }: MailPreviewProps) {
  const settled = useSettled(words)
  const title = useSiteDocument('settings').data?.body.title
  const values = { ...sampleOrder, ...(title ? { store: title } : {}) }
  const address = addressOf(mail, standard, settled)
  return (
    <section className="mail-preview" aria-labelledby="mail-preview">
      <h4 id="mail-preview">Preview</h4>
      <p className="mail-subject">
        <span>Subject</span> <strong>{fillMailWords(standard, settled, values).subject}</strong>
      </p>
      {/* A frame of its own for each address: another one in the same frame would be a step of the browser's history. */}
      <iframe key={address} title={`Preview: ${mailWords[mail]}`} src={address} sandbox="" />
    </section>
  )
}

function addressOf(mail: StoreMail, standard: WholeMailWords, words: OrderMailWords): string {
  const query = {
    subject: words.subject ?? standard.subject,
    heading: words.heading ?? standard.heading,
    // What is empty is not asked for, and the host trims.
    opening: (words.opening ?? standard.opening) || ' ',
  }
  return callAddress(orderMailCalls.showOrderMail, { params: { mail }, query })
}

/** What cannot be stored is not shown. */
function useSettled(words: OrderMailWords): OrderMailWords {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const checked = orderMailWords.safeParse(words)
    if (!checked.success) return
    const timer = setTimeout(() => setSettled(checked.data), settleMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
