import { parseVideo } from '@sitewright/model/video/parse-video'
import { describeEmbedProblem, readEmbedSize, type VideoWrapper, videoTexts } from '@sitewright/model/video/wrapper'
import type { CSSProperties, ReactNode } from 'react'
import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import { isInFirstView } from '../ground/first-view'
import type { ViewContext } from '../ground/view-context'
import { Picture } from '../picture/picture'
import { listPictureSizes } from '../picture/picture-sizes'
import type { Video } from './schema'
import { UploadedVideo } from './uploaded-video'
import { VideoFacade } from './video-facade'

export function VideoView({ props, context, place }: BlockViewInput<Video>) {
  const find = (assetId: string | null) => (assetId === null ? undefined : context.assets.get(assetId))
  const still = find(props.pictureId)
  const picture = still?.kind === 'image' && (
    <Picture
      asset={still}
      alt=""
      sizes={listPictureSizes(place)}
      isUrgent={isInFirstView(place.firstView)}
      style={{ objectFit: 'cover' }}
    />
  )
  const file = find(props.assetId)
  const isUpload = props.source === 'upload'
  const isMissing = isUpload ? file?.kind !== 'video' : props.code.trim() === ''
  if (isMissing && !context.isEditing) return null
  return (
    <figure className="video">
      <div className="video-frame" style={{ aspectRatio: props.aspectRatio }}>
        {isMissing ? (
          <EditingNote>{isUpload ? 'Choose a video.' : 'Paste the URL of a video.'}</EditingNote>
        ) : isUpload ? (
          <UploadedVideo
            context={context}
            video={file}
            captions={find(props.captionsId)}
            props={props}
            picture={picture}
          />
        ) : (
          <ProviderVideo props={props} picture={picture} context={context} />
        )}
      </div>
      {props.caption ? <figcaption>{props.caption}</figcaption> : null}
    </figure>
  )
}

interface ProviderVideoInput {
  readonly props: Video
  readonly picture: ReactNode
  readonly context: ViewContext
}

function ProviderVideo({ props, picture, context: { isEditing, texts } }: ProviderVideoInput) {
  const video = parseVideo(props.code)
  const wrapper: VideoWrapper = { html: props.code, providerName: video?.provider ?? null, mode: props.mode }
  if (!video) {
    return <p className="video-problem">{describeProblem(wrapper, isEditing && props.pictureId !== null)}</p>
  }
  return (
    <VideoFacade
      texts={texts.media}
      video={video}
      title={props.title}
      picture={picture}
      mode={wrapper.mode}
      style={embedStyle(wrapper.html)}
    />
  )
}

/** What has to do with settings is said to the owner alone. */
function describeProblem(wrapper: VideoWrapper, wantsFeaturedImage: boolean): string {
  return describeEmbedProblem({ ...wrapper, isVimeoBasic: false, wantsFeaturedImage }) ?? videoTexts.invalidEmbed
}

/** The size that the code asks for: at its own size a video is as large, and one that fills its place has its shape. */
function embedStyle(html: string): CSSProperties | undefined {
  const size = readEmbedSize(html)
  if (!size) return undefined
  return {
    '--embed-width': `${size.width}px`,
    '--embed-height': `${size.height}px`,
    '--embed-ratio': Math.round((size.width / size.height) * 1000) / 1000,
  } as CSSProperties
}
