import { parseVideo } from '@sitewright/model/video/parse-video'
import { videoTexts } from '@sitewright/model/video/wrapper'
import { Select } from '@sitewright/ui/select'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import type { BlockPanelInput } from '../block-panel'
import { type Video, videoRatios } from './schema'

const ratioWords: Record<Video['aspectRatio'], string> = {
  '16 / 9': 'Wide, 16 to 9',
  '4 / 3': '4 to 3',
  '1 / 1': 'Square',
  '9 / 16': 'Upright, 9 to 16',
  '21 / 9': 'Cinema, 21 to 9',
}

export function VideoPanel({ props, errors, onChange, tools: { PictureField, FileField } }: BlockPanelInput<Video>) {
  const isInvalid = props.code.trim() !== '' && parseVideo(props.code) === null
  return (
    <>
      <Select
        label="Comes from"
        value={props.source}
        choices={[
          { value: 'provider', label: 'Vimeo, YouTube, Wistia or Animoto' },
          { value: 'upload', label: 'An uploaded file' },
        ]}
        onChange={(source) => onChange({ source })}
      />
      {props.source === 'provider' ? (
        <TextArea
          label="Address or embed code"
          hint="Visitors load nothing from there until they press play."
          value={props.code}
          error={isInvalid ? videoTexts.invalidEmbed : errors.code}
          onChange={(code) => onChange({ code })}
        />
      ) : (
        <>
          <FileField
            kind="video"
            label="Video file"
            value={props.assetId}
            error={errors.assetId}
            onChange={(assetId) => onChange({ assetId })}
          />
          <FileField
            kind="file"
            label="Captions (WebVTT file)"
            hint="The words that are spoken, for those who cannot hear them."
            value={props.captionsId}
            error={errors.captionsId}
            onChange={(captionsId) => onChange({ captionsId })}
          />
        </>
      )}
      <PictureField
        label="Picture before it plays"
        value={props.pictureId}
        error={errors.pictureId}
        onChange={(pictureId) => onChange({ pictureId })}
      />
      <TextField
        label="Title"
        hint="Read out to people who cannot see it."
        value={props.title}
        error={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label="Caption"
        value={props.caption}
        error={errors.caption}
        onChange={(caption) => onChange({ caption })}
      />
      <Select
        label="Shape"
        value={props.aspectRatio}
        choices={videoRatios.map((value) => ({ value, label: ratioWords[value] }))}
        onChange={(aspectRatio) => onChange({ aspectRatio })}
      />
      <Select
        label="Fit"
        value={props.mode ?? 'none'}
        choices={[
          { value: 'fit', label: 'Show all of it' },
          { value: 'fill', label: 'Fill the place' },
          { value: 'none', label: 'Own size' },
        ]}
        onChange={(mode) => onChange({ mode })}
      />
    </>
  )
}
