import { nameSiteSections, type SiteSectionsId } from '@sitewright/model/header-footer/site-sections'
import { Button } from '@sitewright/ui/controls/button'
import { useEffect } from 'react'
import { goTo } from '../../../ground/router'

/** They are a page of their own on the canvas: this part leads there. */
export function SiteSectionsPart({ id }: { id: SiteSectionsId }) {
  useEffect(() => goTo({ screen: 'pages', part: id }, 'replace'), [id])
  return (
    <div className="screen-body">
      <Button onClick={() => goTo({ screen: 'pages', part: id })}>Edit {nameSiteSections(id)}</Button>
    </div>
  )
}
