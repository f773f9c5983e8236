import { findCodeEditingNotice } from '@sitewright/model/editor/panel-strings'
import { ChoiceGroup } from '@sitewright/ui/choice-group'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import type { BlockPanelInput } from '../block-panel'
import type { Code } from './schema'

const displays = [
  { value: 'source', label: 'Show the code' },
  { value: 'html', label: 'Run it' },
] as const

export function CodePanel({ props, errors, onChange, drawFields }: BlockPanelInput<Code>) {
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
        label="What visitors see"
        hint={props.display === 'html' ? 'It runs in a frame of its own, apart from your page.' : undefined}
        value={props.display}
        choices={displays}
        onChange={(display) => onChange({ display })}
      />
      {props.display === 'html' ? (
        <>
          <TextField
            label="What it is"
            hint="Read out to those who cannot see it."
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
