import { type CollectionName, collectionKinds } from '@sitewright/model/collections/collection-kinds'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { createItem, writeItemDocument } from '../../../data/collections/items'
import { newId } from '../../../ground/window-id'
import { FormDialog } from '../../../parts/form-dialog'
import { firstTimes, moveStart } from '../parts/event-times'
import { startingPage } from './starting-page'

interface AddItemDialogProps {
  collectionId: string
  name: CollectionName
  timeZone: string
  onClose: () => void
  onAdded: (itemId: string) => void
}

/** Asks for what the address is made of, and for the day of an event. All else is written on the page. */
export function AddItemDialog({ collectionId, name, timeZone, onClose, onAdded }: AddItemDialogProps) {
  const { one } = collectionKinds[name].item
  const [title, setTitle] = useState('')
  const [event, setEvent] = useState(() => firstTimes(timeZone, Date.now()))
  const create = useMutation({
    mutationFn: async () => {
      const made = await createItem(collectionId, { title, ...(name === 'events' ? { item: { event } } : {}) })
      // It is there all the same, and begins with an empty page.
      await writeItemDocument(made, startingPage(newId)).catch(() => {})
      return made
    },
    onSuccess: ({ id }) => onAdded(id),
  })
  const errors = fieldErrorsOf(create.error)
  return (
    <FormDialog
      title={`Add ${one}`}
      submitLabel={`Add ${one}`}
      widthPx={460}
      isBusy={create.isPending}
      noValidate
      onSubmit={() => create.mutate()}
      onCancel={onClose}
    >
      <TextField
        label="Title"
        required
        maxLength={maxLengthOf(pageSettings.shape.title)}
        value={title}
        error={errors.title}
        onChange={setTitle}
      />
      {name === 'events' ? (
        <TextField
          label="Starts"
          type="datetime-local"
          hint={`Time zone: ${timeZone.replaceAll('_', ' ')}`}
          value={wallTimeOf(Date.parse(event.startsAt), timeZone)}
          error={errors['item.event.startsAt']}
          onChange={(wallTime) => {
            const instant = instantOfWallTime(wallTime, timeZone)
            if (instant !== null) setEvent(moveStart(event, instant))
          }}
        />
      ) : null}
      {create.isError && Object.keys(errors).length === 0 ? (
        <p className="sw-field-error" role="alert">
          {textOfError(create.error)}
        </p>
      ) : null}
    </FormDialog>
  )
}
