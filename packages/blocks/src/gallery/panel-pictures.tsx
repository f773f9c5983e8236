import { areWordsOver } from '@sitewright/model/galleries/design-fields'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { listMetaPlaces, ratioChoices, themeChoices, toMetaPlace } from './layouts/gallery-words'
import { type GalleryFieldsInput, Heeded } from './panel-heeded'

/** Shape and crop of the pictures. */
export function PictureFields({ props, onChange }: GalleryFieldsInput) {
  const isShow = props.design === 'slideshow'
  return (
    <>
      <Heeded props={props} field="imageAspectRatio">
        <Select
          label="Aspect ratio"
          value={String(props.imageAspectRatio ?? 'Auto')}
          choices={ratioChoices(props.imageAspectRatio)}
          onChange={(ratio) => onChange({ imageAspectRatio: ratio === 'Auto' ? 'Auto' : Number(ratio) })}
        />
      </Heeded>
      <Heeded props={props} field="auto-crop">
        <Switch
          label="Crop to fill"
          checked={props['auto-crop']}
          onChange={(isOn) => onChange({ 'auto-crop': isOn })}
        />
      </Heeded>
      {isShow ? null : (
        <Heeded props={props} field="square-thumbs">
          <Switch
            label="Square images"
            checked={props['square-thumbs']}
            onChange={(isOn) => onChange({ 'square-thumbs': isOn })}
          />
        </Heeded>
      )}
      <Switch
        label="Include videos"
        checked={props.mixedContent}
        onChange={(mixedContent) => onChange({ mixedContent })}
      />
    </>
  )
}

/** The words of the slides, and what a press on one does. */
export function WordsFields({ props, onChange }: GalleryFieldsInput) {
  const isOver = areWordsOver(props)
  return (
    <>
      <Select
        label="Text position"
        value={toMetaPlace(props['meta-position'], isOver)}
        choices={listMetaPlaces(isOver)}
        onChange={(position) => onChange({ 'meta-position': position })}
      />
      <Switch label="Lightbox" checked={props.lightbox} onChange={(lightbox) => onChange({ lightbox })} />
      <Heeded props={props} field="lightboxTheme">
        <Select
          label="Lightbox colors"
          value={props.lightboxTheme}
          choices={themeChoices}
          onChange={(lightboxTheme) => onChange({ lightboxTheme })}
        />
      </Heeded>
      <Switch
        label="Add slide to the URL"
        checked={props.historyHash}
        onChange={(historyHash) => onChange({ historyHash })}
      />
    </>
  )
}
