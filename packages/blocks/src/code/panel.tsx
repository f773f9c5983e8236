import { findCodeEditingNotice } from '@sitewright/model/editor/panel-strings'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import type { BlockPanelInput } from '../ground/block-panel'
import type { Code } from './schema'

const displays = [
  { value: 'source', label: 'Show code' },
  { value: 'html', label: 'Run code' },
] as const

function CodeContent({ props, errors, onChange, drawFields }: BlockPanelInput<Code>) {
  const notice = findCodeEditingNotice(globalThis.navigator?.userAgent ?? '')
  return (
    <>
      {notice ? (
        <p className="sw-field-hint">{notice}</p>
      ) : (
        <TextArea
          label="Code"
          className="code-input"
          rows={14}
          spellCheck={false}
          autoCapitalize="off"
          value={props.source}
          error={errors.source}
          onChange={(source) => onChange({ source })}
        />
      )}
      <ChoiceGroup
        label="Display"
        hint={props.display === 'html' ? 'Runs in its own frame, separate from your page.' : undefined}
        value={props.display}
        choices={displays}
        onChange={(display) => onChange({ display })}
      />
      {props.display === 'html' ? (
        <>
          <TextField
            label="Title"
            hint="Describes the content for screen readers."
            value={props.title}
            error={errors.title}
            onChange={(title) => onChange({ title })}
          />
          {drawFields('heightPx')}
        </>
      ) : null}
    </>
  )
}

export const codePanel = { content: CodeContent }
