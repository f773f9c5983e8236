import { Button } from '@sitewright/ui/button'
import { SortableRows } from '@sitewright/ui/sortable-rows'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import { useState } from 'react'
import type { PanelTools } from '../block-panel'
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
        titleOf={(index) => slides[index]?.title || `Slide ${index + 1}`}
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
        Add an empty slide
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
      <PictureField label="Picture" value={slide.assetId} onChange={(assetId) => onChange({ assetId })} />
      <FocusField
        label="What stays in sight when it is cropped"
        value={slide.focalPoint}
        assetId={slide.assetId}
        onChange={(focalPoint) => onChange({ focalPoint })}
      />
      {hasVideos ? (
        <TextField
          label="Video"
          hint="Address of a video at Vimeo, YouTube, Wistia or Animoto."
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
        label="Alternative text"
        hint="What the picture shows. Left empty, the words kept with the file are used."
        value={slide.altText ?? ''}
        error={errorOf('altText')}
        onChange={(altText) => onChange({ altText: altText === '' ? undefined : altText })}
      />
      <LinkField
        label="Leads to"
        hint="Where a press leads while the lightbox is off."
        value={slide.href}
        error={errorOf('href')}
        onChange={(href) => onChange({ href })}
      />
      <TextField
        label="Name in the address"
        value={slide.url}
        error={errorOf('url')}
        onChange={(url) => onChange({ url })}
      />
    </>
  )
}
