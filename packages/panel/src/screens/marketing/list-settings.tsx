import type { MailingList } from '@sitewright/model/lists/mailing-lists'
import { Button } from '@sitewright/ui/button'
import { Switch } from '@sitewright/ui/switch'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../data/call-error'
import { changeList } from '../../data/lists'
import { goTo } from '../../shell/router'
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
        hint="Subscribers read it in the mail that asks them to confirm."
        maxLength={80}
        value={name}
        error={isNamed ? errors.name : 'Please name the list.'}
        onChange={setName}
      />
      <Switch
        label="Ask to confirm by mail first (double opt-in)"
        hint="Whoever subscribes gets a mail with a button. It proves that the address is theirs. The form tells them to look for it."
        checked={list.doubleOptIn}
        onChange={(doubleOptIn) => mutate({ doubleOptIn })}
      />
      <TextArea
        label="Welcome text"
        hint="Sent once to new subscribers, in the design of your site. Leave it empty to send nothing."
        rows={6}
        maxLength={4000}
        value={welcomeText}
        error={errors.welcomeText}
        onChange={setWelcomeText}
      />
      <p className="sw-field-hint" role="status">
        {save.isPending || (isChanged && isNamed) ? 'Saving…' : 'All changes are saved.'}
      </p>
      <div className="row-actions">
        <Button
          kind="danger"
          icon="trash"
          onClick={async () => {
            if (await actions.remove(list)) goTo({ screen: 'marketing', part: null })
          }}
        >
          Delete the list
        </Button>
      </div>
    </div>
  )
}
