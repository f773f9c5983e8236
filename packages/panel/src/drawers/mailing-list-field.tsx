import type { PanelTools } from '@sitewright/blocks/block-panel'
import { fieldMessages } from '@sitewright/model/forms/messages'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { Select } from '@sitewright/ui/select'
import type { ComponentProps } from 'react'
import { useListChoices } from '../data/forms'

/** One of the site's mailing lists, or none. A list that is gone stays visible as the mistake that it is. */
export function MailingListField({
  value,
  onChange,
  error,
  hint,
  noneLabel = 'No list',
  ...rest
}: ComponentProps<PanelTools['MailingListField']>) {
  const lists = useListChoices()
  const choices = (lists.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isGone = lists.data !== undefined && value !== null && !choices.some((choice) => choice.value === value)
  const none = { value: '', label: lists.isPending ? 'Loading…' : noneLabel }
  const gone = value !== null && !choices.some((it) => it.value === value) ? [{ value, label: value }] : []
  const emptyHint =
    lists.data?.length === 0 && noneLabel === 'No list'
      ? 'There are no lists yet. Make one under Marketing.'
      : undefined
  return (
    <Select
      {...rest}
      hint={lists.isError ? 'The lists could not be loaded.' : (hint ?? emptyHint)}
      error={isGone ? fillWords(fieldMessages.unexpectedOption, { val: value }) : error}
      value={value ?? ''}
      choices={[none, ...choices, ...gone]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  )
}
