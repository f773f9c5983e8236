import { commentSettings } from '@sitewright/model/comments/comment-settings'
import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { SettingsForm } from '../document-form/settings-form'

const daysRange = rangeOf(commentSettings.shape.closeAfterDays)
const depthRange = rangeOf(commentSettings.shape.maxDepth)

export function CommentSettingsForm() {
  return (
    <SettingsForm
      name="comments"
      title="Comments"
      hint="Visitors comment on posts, events and projects. Each has a switch of its own."
    >
      {({ value, change, errors }) => (
        <>
          <Switch label="Allow comments" checked={value.isOn} onChange={(isOn) => change({ isOn })} />
          <ChoiceGroup
            label="Moderation"
            value={value.moderation}
            choices={[
              { value: 'before', label: 'Approve first' },
              { value: 'after', label: 'Publish immediately' },
            ]}
            hint="Suspicious comments always wait in spam."
            onChange={(moderation) => change({ moderation })}
          />
          <ChoiceGroup
            label="Who can comment"
            value={value.allowedFor}
            choices={[
              { value: 'everybody', label: 'Everyone' },
              { value: 'members', label: 'Members' },
            ]}
            onChange={(allowedFor) => change({ allowedFor })}
          />
          <NumberField
            label="Close after (days)"
            hint="Counted from the date of the post. 0 keeps comments open."
            value={value.closeAfterDays}
            error={errors.closeAfterDays}
            {...daysRange}
            onChange={(days) => change({ closeAfterDays: days })}
          />
          <NumberField
            label="Levels of replies"
            hint="1 shows a plain list."
            value={value.maxDepth}
            error={errors.maxDepth}
            {...depthRange}
            onChange={(levels) => change({ maxDepth: levels })}
          />
          <Switch label="Likes" checked={value.allowsLikes} onChange={(allowsLikes) => change({ allowsLikes })} />
          <Switch
            label="Email me about new comments"
            checked={value.tellsOwner}
            onChange={(tellsOwner) => change({ tellsOwner })}
          />
          <TextArea
            label="Blocked words"
            hint="One per line. Comments with any of them go to spam."
            rows={5}
            value={value.blockedWords}
            error={errors.blockedWords}
            onChange={(blockedWords) => change({ blockedWords })}
          />
          <TextField
            label="Disqus shortname"
            hint="Loads Disqus’s script that counts comments. Leave empty to use your site’s own comments only."
            value={value.disqusShortname}
            error={errors.disqusShortname}
            onChange={(disqusShortname) => change({ disqusShortname })}
          />
        </>
      )}
    </SettingsForm>
  )
}
