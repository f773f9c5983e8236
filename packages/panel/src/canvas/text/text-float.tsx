import { type ReactNode, useEffect, useRef, useState } from 'react'
import { placeTextFloat } from '../../frame/place-floats'
import { type SelectedBox, useBox } from '../../frame/use-selected-box'
import type { Stage } from '../../frame/use-stage'

const usualHeightPx = 46

interface TextFloatProps {
  box: SelectedBox
  stage: Stage
  label: string
  children: ReactNode
}

/** Floats beside the text that is written, and never upon it. */
export function TextFloat({ box: selected, stage, label, children }: TextFloatProps) {
  const box = useBox(selected, stage.scale)
  const element = useRef<HTMLFieldSetElement>(null)
  const height = useHeight(element)
  return (
    <fieldset
      ref={element}
      className="text-float"
      aria-label={label}
      style={box ? placeTextFloat(box, height, stage) : { left: 8, top: -usualHeightPx }}
    >
      {children}
    </fieldset>
  )
}

/** Watched and not asked: a link row or a complaint makes it higher. */
function useHeight(element: React.RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(usualHeightPx)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize ?? usualHeightPx))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return height
}
