import { Button } from '@sitewright/ui/button'
import { useEffect } from 'react'
import { footerId } from '../../document/footer-session'
import { goTo } from '../../shell/router'

/** The footer is a page of its own on the canvas: this part leads there. */
export function FooterPart() {
  useEffect(() => goTo({ screen: 'pages', part: footerId }, 'replace'), [])
  return (
    <div className="screen-body">
      <Button onClick={() => goTo({ screen: 'pages', part: footerId })}>Edit the footer</Button>
    </div>
  )
}
