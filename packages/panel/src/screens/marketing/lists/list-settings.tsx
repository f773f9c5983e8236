import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import type { MailingList } from '@sitewright/model/lists/mailing-lists'
import { mailingListChange } from '@sitewright/model/lists/mailing-lists'
import { Button } from '@sitewright/ui/controls/button'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { changeList } from '../../../data/people/lists'
import { goTo } from '../../../ground/router'
import { useListActions } from './use-list-actions'

const quietMs = 800

/** Saved by itself: a switch at once, words a moment after the last letter. */
export function ListSettings({ list }: { list: MailingList }) {
  const [name, setName] = useState(list.name)
  const [welcomeText, setWelcomeText] = useState(list.welcomeText)
  const actions = useListActions()
  const save = useMutation({
    mutationFn: (change: Parameters<typeof changeList>[1]) => changeList(list.id, change),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
  })
  const { mutate } = save
  const isChanged = name.trim() !== list.name || welcomeText.trim() !== list.welcomeText
  const isNamed = name.trim() !== ''
  useEffect(() => {
    if (!isChanged || !isNamed) return
    const timer = setTimeout(() => mutate({ name, welcomeText }), quietMs)
    return () => clearTimeout(timer)
  }, [name, welcomeText, isChanged, isNamed, mutate])
  const errors = fieldErrorsOf(save.error)
  return (
    <div className="form settings-form list-settings">
      <TextField
        label="Name"
        hint="Subscribers see it in the confirmation email."
        maxLength={maxLengthOf(mailingListChange.shape.name)}
        value={name}
        error={isNamed ? errors.name : 'Enter a name.'}
        onChange={setName}
      />
      <Switch
        label="Ask subscribers to confirm by email (double opt-in)"
        hint="New subscribers get an email with a button that proves the address is theirs. The form tells them to look for it."
        checked={list.doubleOptIn}
        onChange={(doubleOptIn) => mutate({ doubleOptIn })}
      />
      <TextArea
        label="Welcome text"
        hint="Sent once to new subscribers, in your site’s design. Leave empty to send nothing."
        rows={6}
        maxLength={maxLengthOf(mailingListChange.shape.welcomeText)}
        value={welcomeText}
        error={errors.welcomeText}
        onChange={setWelcomeText}
      />
      <p className="sw-field-hint" role="status">
        {save.isPending || (isChanged && isNamed) ? 'Saving…' : 'All changes saved'}
      </p>
      <div className="row-actions">
        <Button
          kind="danger"
          icon="trash"
          onClick={async () => {
            if (await actions.remove(list)) goTo({ screen: 'marketing', part: null })
          }}
        >
          Delete list
        </Button>
      </div>
    </div>
  )
}
