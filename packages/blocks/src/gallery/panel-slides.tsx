import { listMediaTypes } from '@sitewright/model/galleries/media-types'
import { parseVideo } from '@sitewright/model/video/parse-video'
import { Button } from '@sitewright/ui/controls/button'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { SortableRows } from '@sitewright/ui/rows/sortable-rows'
import { useState } from 'react'
import type { PanelTools } from '../ground/block-panel'
import { mediaWords } from './layouts/gallery-words'
import { type GallerySlide, gallerySlide, maxSlides } from './schema'

interface SlidesFieldInput {
  readonly slides: readonly GallerySlide[]
  readonly errors: Readonly<Record<string, string>>
  readonly hasVideos: boolean
  readonly tools: PanelTools
  readonly onChange: (slides: GallerySlide[]) => void
}

/** The slides in their order: each opens to its fields, moves by drag, arrows or keys, and goes by its bin. */
export function SlidesField({ slides, errors, hasVideos, tools, onChange }: SlidesFieldInput) {
  const [openRow, setOpenRow] = useState<number | null>(null)
  const { AddPictures, PictureThumb } = tools
  const types = listMediaTypes(
    slides.map(({ assetId, video }) => ({ assetId, hasVideo: hasVideos && parseVideo(video) !== null })),
  )
  const isWrong = (index: number) => Object.keys(errors).some((path) => path.startsWith(`slides.${index}.`))
  function move(from: number, to: number) {
    const moved = slides[from]
    if (moved) onChange(slides.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <fieldset className="drawer-group">
      <legend>{`Slides (${slides.length})`}</legend>
      <AddPictures
        room={maxSlides - slides.length}
        onAdd={(ids) => onChange([...slides, ...ids.map((assetId) => gallerySlide.parse({ assetId }))])}
      />
      <SortableRows
        count={slides.length}
        titleOf={(index) => slides[index]?.title || `${mediaWords[types[index] ?? 'imageEmpty']} ${index + 1}`}
        renderSign={(index) => <PictureThumb assetId={slides[index]?.assetId ?? null} />}
        isWrong={isWrong}
        openRow={openRow}
        onOpen={setOpenRow}
        onMove={move}
        onRemove={(index) => onChange(slides.toSpliced(index, 1))}
        renderRow={(index) => {
          const slide = slides[index]
          if (!slide) return null
          return (
            <SlideFields
              slide={slide}
              errorOf={(field) => errors[`slides.${index}.${field}`]}
              hasVideos={hasVideos}
              tools={tools}
              onChange={(part) => onChange(slides.with(index, { ...slide, ...part }))}
            />
          )
        }}
      />
      <Button
        size="small"
        icon="plus"
        disabled={slides.length >= maxSlides}
        onClick={() => {
          onChange([...slides, gallerySlide.parse({})])
          setOpenRow(slides.length)
        }}
      >
        Add empty slide
      </Button>
    </fieldset>
  )
}

interface SlideFieldsInput {
  readonly slide: GallerySlide
  readonly errorOf: (field: string) => string | undefined
  readonly hasVideos: boolean
  readonly tools: PanelTools
  readonly onChange: (part: Partial<GallerySlide>) => void
}

function SlideFields({
  slide,
  errorOf,
  hasVideos,
  tools: { PictureField, LinkField, FocusField },
  onChange,
}: SlideFieldsInput) {
  return (
    <>
      <PictureField label="Image" value={slide.assetId} onChange={(assetId) => onChange({ assetId })} />
      <FocusField
        label="Focal point"
        value={slide.focalPoint}
        assetId={slide.assetId}
        onChange={(focalPoint) => onChange({ focalPoint })}
      />
      {hasVideos ? (
        <TextField
          label="Video"
          hint="A Vimeo, YouTube, Wistia or Animoto URL."
          value={slide.video}
          error={errorOf('video')}
          onChange={(video) => onChange({ video })}
        />
      ) : null}
      <TextField label="Title" value={slide.title} error={errorOf('title')} onChange={(title) => onChange({ title })} />
      <TextArea
        label="Description"
        value={slide.description}
        error={errorOf('description')}
        onChange={(description) => onChange({ description })}
      />
      <TextArea
        label="Alt text"
        hint="Describes the image. Leave empty to use the file’s alt text."
        value={slide.altText ?? ''}
        error={errorOf('altText')}
        onChange={(altText) => onChange({ altText: altText === '' ? undefined : altText })}
      />
      <LinkField
        label="Link"
        hint="Used when the lightbox is off."
        value={slide.href}
        error={errorOf('href')}
        onChange={(href) => onChange({ href })}
      />
      <TextField label="URL name" value={slide.url} error={errorOf('url')} onChange={(url) => onChange({ url })} />
    </>
  )
}
