import { Button } from '@sitewright/ui/controls/button'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { useState } from 'react'
import type { StylesPartProps } from './part-props'

const animations = [
  { value: 'none', label: 'None' },
  { value: 'fade', label: 'Fade in' },
  { value: 'rise', label: 'Slide up' },
] as const

export function AnimationsPart({ styles, onChange }: StylesPartProps) {
  const [plays, setPlays] = useState(0)
  return (
    <div className="design-group">
      <ChoiceGroup
        label="Blocks on scroll"
        value={styles.animation}
        choices={animations}
        hint="Not used on the first section, which shows immediately."
        onChange={(animation) => {
          setPlays(plays + 1)
          onChange({ ...styles, animation }, 'Change animation')
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
        Visitors who prefer reduced motion see no animation. Animations don’t play while you edit, only on the published
        page.
      </p>
    </div>
  )
}
