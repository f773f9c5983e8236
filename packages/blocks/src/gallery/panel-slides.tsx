import { Button, IconButton } from '@sitewright/ui/button'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import type { PanelTools } from '../block-panel'
import { type GallerySlide, gallerySlide, maxSlides } from './schema'

interface SlidesFieldInput {
  readonly slides: readonly GallerySlide[]
  readonly errors: Readonly<Record<string, string>>
  readonly hasVideos: boolean
  readonly tools: PanelTools
  readonly onChange: (slides: GallerySlide[]) => void
}

/** The slides in their order: each opens to its fields, moves by its arrows and goes by its bin. */
export function SlidesField({ slides, errors, hasVideos, tools, onChange }: SlidesFieldInput) {
  const change = (index: number, part: Partial<GallerySlide>) =>
    onChange(slides.map((slide, place) => (place === index ? { ...slide, ...part } : slide)))
  const move = (index: number, step: 1 | -1) => {
    const moved = slides[index]
    if (moved) onChange(slides.toSpliced(index, 1).toSpliced(index + step, 0, moved))
  }
  return (
    <fieldset className="sw-list">
      <legend className="sw-label">{`Slides (${slides.length})`}</legend>
      {slides.map((slide, index) => {
        const name = slide.title || `Slide ${index + 1}`
        return (
          <details key={index} className="sw-list-item" open={slide.assetId === null}>
            <summary>{name}</summary>
            <div className="sw-list-tools">
              <IconButton icon="up" label={`Move ${name} up`} disabled={index === 0} onClick={() => move(index, -1)} />
              <IconButton
                icon="down"
                label={`Move ${name} down`}
                disabled={index === slides.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton icon="trash" label={`Remove ${name}`} onClick={() => onChange(slides.toSpliced(index, 1))} />
            </div>
            <SlideFields
              slide={slide}
              errorOf={(field) => errors[`slides.${index}.${field}`]}
              hasVideos={hasVideos}
              tools={tools}
              onChange={(part) => change(index, part)}
            />
          </details>
        )
      })}
      <Button
        icon="plus"
        disabled={slides.length >= maxSlides}
        onClick={() => onChange([...slides, gallerySlide.parse({})])}
      >
        Add a slide
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

function SlideFields({ slide, errorOf, hasVideos, tools: { PictureField, LinkField }, onChange }: SlideFieldsInput) {
  return (
    <>
      <PictureField label="Picture" value={slide.assetId} onChange={(assetId) => onChange({ assetId })} />
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
