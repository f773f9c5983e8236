import { Button } from '@sitewright/ui/button'
import { ChoiceGroup } from '@sitewright/ui/choice-group'
import { useState } from 'react'
import type { StylesPartProps } from './part-props'

const animations = [
  { value: 'none', label: 'None' },
  { value: 'fade', label: 'Fade in' },
  { value: 'rise', label: 'Rise in' },
] as const

export function AnimationsPart({ styles, onChange }: StylesPartProps) {
  const [plays, setPlays] = useState(0)
  return (
    <div className="design-group">
      <ChoiceGroup
        label="As visitors scroll, blocks"
        value={styles.animation}
        choices={animations}
        hint="Short, and never on the first section, which must be there at once."
        onChange={(animation) => {
          setPlays(plays + 1)
          onChange({ ...styles, animation }, 'Change the animation')
        }}
      />
      <div key={plays} className="animation-sample" data-animation={styles.animation} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      {styles.animation === 'none' ? null : (
        <div className="row-actions">
          <Button size="small" onClick={() => setPlays(plays + 1)}>
            Play again
          </Button>
        </div>
      )}
      <p className="sw-field-hint">
        Visitors who ask their device for less motion see no animation at all. The page beside this panel stands still
        while you edit it; the published page moves.
      </p>
    </div>
  )
}
