import type { ReactNode } from 'react'
import { type SelectedBox, useBox } from '../use-selected-box'
import type { Stage } from '../use-stage'

const heightPx = 46

interface TextFloatProps {
  box: SelectedBox
  stage: Stage
  label: string
  children: ReactNode
}

/** Floats over the text that is written; where the text begins above the stage it stays at the stage's edge. */
export function TextFloat({ box: selected, stage, label, children }: TextFloatProps) {
  const box = useBox(selected, stage.scale)
  const place = {
    left: Math.max(8, Math.min(box?.left ?? 8, stage.width - 640)),
    top: Math.max(8, (box?.top ?? 0) - heightPx - 8),
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot float with this layout
    <div className="text-float" role="group" aria-label={label} style={place}>
      {children}
    </div>
  )
}
