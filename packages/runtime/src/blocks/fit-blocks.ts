import { markWidths } from './mark-widths'
import { scaleTexts } from './scale-text'
import { waveMarquees } from './wave-marquees'

/** What of the page depends on the width that a block really has. */
export function fitBlocks(root: ParentNode): () => void {
  const endings = [markWidths(root), scaleTexts(root), waveMarquees(root)]
  return () => {
    for (const end of endings) end()
  }
}
