import { type GalleryField, isFieldHeeded } from '@sitewright/model/galleries/design-fields'
import type { ReactNode } from 'react'
import type { BlockPanelInput } from '../ground/block-panel'
import type { Gallery } from './schema'

export type GalleryFieldsInput = Pick<BlockPanelInput<Gallery>, 'props' | 'errors' | 'onChange'>

interface HeededInput {
  readonly props: Gallery
  readonly field: GalleryField
  readonly children: ReactNode
}

/** A control stands in the drawer where its setting changes something. */
export function Heeded({ props, field, children }: HeededInput) {
  return isFieldHeeded(props, field) ? children : null
}
