import { parseVideo } from '@sitewright/model/video/parse-video'
import { videoTexts } from '@sitewright/model/video/wrapper'
import { Select } from '@sitewright/ui/controls/select'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import type { BlockPanelInput } from '../ground/block-panel'
import { type Video, videoRatios } from './schema'

const ratioWords: Record<Video['aspectRatio'], string> = {
  '16 / 9': 'Wide, 16:9',
  '4 / 3': '4:3',
  '1 / 1': 'Square',
  '9 / 16': 'Vertical, 9:16',
  '21 / 9': 'Cinema, 21:9',
}

function VideoContent({ props, errors, onChange, tools: { PictureField, FileField } }: BlockPanelInput<Video>) {
  const isInvalid = props.code.trim() !== '' && parseVideo(props.code) === null
  return (
    <>
      <Select
        label="Source"
        value={props.source}
        choices={[
          { value: 'provider', label: 'Vimeo, YouTube, Wistia or Animoto' },
          { value: 'upload', label: 'Uploaded file' },
        ]}
        onChange={(source) => onChange({ source })}
      />
      {props.source === 'provider' ? (
        <TextArea
          label="URL or embed code"
          hint="Nothing loads from the provider until visitors press play."
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
            hint="Subtitles for spoken words."
            value={props.captionsId}
            error={errors.captionsId}
            onChange={(captionsId) => onChange({ captionsId })}
          />
        </>
      )}
      <PictureField
        label="Poster image"
        value={props.pictureId}
        error={errors.pictureId}
        onChange={(pictureId) => onChange({ pictureId })}
      />
      <TextField
        label="Title"
        hint="Describes the video for screen readers."
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
    </>
  )
}

function VideoStyle({ props, onChange }: BlockPanelInput<Video>) {
  return (
    <>
      <Select
        label="Aspect ratio"
        value={props.aspectRatio}
        choices={videoRatios.map((value) => ({ value, label: ratioWords[value] }))}
        onChange={(aspectRatio) => onChange({ aspectRatio })}
      />
      <Select
        label="Fit"
        value={props.mode ?? 'none'}
        choices={[
          { value: 'fit', label: 'Fit' },
          { value: 'fill', label: 'Fill' },
          { value: 'none', label: 'Original size' },
        ]}
        onChange={(mode) => onChange({ mode })}
      />
    </>
  )
}

export const videoPanel = { content: VideoContent, style: VideoStyle }
