import type { PanelTools } from '@sitewright/blocks/ground/block-panel'
import { checkMailingList } from '@sitewright/model/editor/field-checks'
import { Select } from '@sitewright/ui/controls/select'
import type { ComponentProps } from 'react'
import { useListChoices } from '../../data/forms/forms'

/** One of the site's mailing lists. Without `noneLabel` one must be chosen; a list that is gone counts as none. */
export function MailingListField({
  value,
  onChange,
  error,
  hint,
  noneLabel,
  ...rest
}: ComponentProps<PanelTools['MailingListField']>) {
  const lists = useListChoices()
  const choices = (lists.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const listIds = choices.map((choice) => choice.value)
  const chosenListId = value ?? (noneLabel === undefined ? undefined : listIds[0])
  const problem = lists.data === undefined ? undefined : checkMailingList({ listIds, chosenListId })
  const none = { value: '', label: lists.isPending ? 'Loading…' : (noneLabel ?? 'Choose list') }
  const gone = value !== null && !listIds.includes(value) ? [{ value, label: 'Deleted list' }] : []
  return (
    <Select
      {...rest}
      hint={lists.isError ? 'Mailing lists couldn’t be loaded. Try again.' : hint}
      error={problem ?? error}
      value={value ?? ''}
      choices={[none, ...choices, ...gone]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  )
}
