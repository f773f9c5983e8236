import type { PlacedBlock } from '@sitewright/model/pages/document'
import {
  type EditorBlockType,
  editorBlockTypes,
  type SliceVariant,
  sliceVariants,
} from '@sitewright/model/reference/block-types'
import { findBlock } from './registry/schemas'

/** What the editor calls each block by number. Text begins as body; its headings are parts of it. */
const editorNumbers: Readonly<Record<string, EditorBlockType>> = {
  text: editorBlockTypes.body,
  image: editorBlockTypes.image,
  gallery: editorBlockTypes.gallery,
  video: editorBlockTypes.video,
  'social-links': editorBlockTypes.socialIcons,
  button: editorBlockTypes.buttons,
  navigation: editorBlockTypes.navigation,
  form: editorBlockTypes.customForm,
  newsletter: editorBlockTypes.newsletter,
  logo: editorBlockTypes.logo,
}

const variants: Readonly<
  Record<string, { readonly prop: string; readonly numbers: Readonly<Record<string, SliceVariant>> }>
> = {
  image: {
    prop: 'layout',
    numbers: {
      inline: sliceVariants.imageInline,
      poster: sliceVariants.imagePoster,
      card: sliceVariants.imageCard,
      overlap: sliceVariants.imageOverlap,
      collage: sliceVariants.imageCollage,
      stack: sliceVariants.imageStack,
    },
  },
  gallery: {
    prop: 'design',
    numbers: {
      slideshow: sliceVariants.gallerySlideshow,
      carousel: sliceVariants.galleryCarousel,
      grid: sliceVariants.galleryGrid,
      list: sliceVariants.galleryStack,
    },
  },
}

/** The numbers of a block in the documents, for styles and scripts that know blocks by them. */
export function listBlockNumbers({ type, props }: Pick<PlacedBlock, 'type' | 'props'>) {
  const variant = Object.hasOwn(variants, type) ? variants[type] : undefined
  const value = variant && (props as Readonly<Record<string, unknown>>)[variant.prop]
  return {
    'data-block-number': findBlock(type)?.number ?? undefined,
    'data-slice': typeof value === 'string' ? variant?.numbers[value] : undefined,
    'data-editor-number': Object.hasOwn(editorNumbers, type) ? editorNumbers[type] : undefined,
  }
}
