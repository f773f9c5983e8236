import {
  mailPlaceholders,
  type OrderMailWords,
  orderMailWords,
  type StoreMail,
  type WholeMailWords,
} from '@sitewright/model/commerce/orders/order-mail-words'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { Button } from '@sitewright/ui/controls/button'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'

interface WordsFieldsProps {
  mail: StoreMail
  /** What the host says where the owner does not. */
  standard: WholeMailWords
  value: OrderMailWords
  errors: Readonly<Record<string, string>>
  onChange: (words: OrderMailWords) => void
}

const { subject, opening } = orderMailWords.shape
const lineMax = maxLengthOf(subject.unwrap().unwrap())
const textMax = maxLengthOf(opening.unwrap().unwrap())

export function WordsFields({ mail, standard, value, errors, onChange }: WordsFieldsProps) {
  const isOwn = Object.values(value).some((words) => words !== null)
  const errorOf = (part: keyof OrderMailWords) => errors[`mails.${mail}.${part}`]
  return (
    <>
      <TextField
        label="Subject"
        hint={`${mailPlaceholders[mail].join(' and ')} ${mailPlaceholders[mail].length === 1 ? 'is' : 'are'} filled in for each email.`}
        maxLength={lineMax}
        value={value.subject ?? standard.subject}
        error={errorOf('subject')}
        onChange={(text) => onChange({ ...value, subject: text })}
      />
      <TextField
        label="Heading"
        maxLength={lineMax}
        value={value.heading ?? standard.heading}
        error={errorOf('heading')}
        onChange={(text) => onChange({ ...value, heading: text })}
      />
      <TextArea
        label="Intro"
        hint="Shown below the heading. Leave empty for none."
        rows={3}
        maxLength={textMax}
        value={value.opening ?? standard.opening}
        error={errorOf('opening')}
        onChange={(text) => onChange({ ...value, opening: text })}
      />
      {isOwn ? (
        <Button className="mail-reset" onClick={() => onChange({ subject: null, heading: null, opening: null })}>
          Reset to default text
        </Button>
      ) : null}
    </>
  )
}
