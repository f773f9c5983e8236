import { parseVideo } from '@sitewright/model/video/parse-video'
import { describeEmbedProblem, videoTexts } from '@sitewright/model/video/wrapper'
import type { ReactNode } from 'react'
import type { BlockViewInput } from '../define-block'
import { EditingNote } from '../editing-note'
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
      isUrgent={place.isInFirstSection}
      style={{ objectFit: 'cover' }}
    />
  )
  const file = find(props.assetId)
  const isUpload = props.source === 'upload'
  const isMissing = isUpload ? file?.kind !== 'video' : props.code.trim() === ''
  if (isMissing && !context.isEditing) return null
  return (
    <figure className="video" data-mode={props.mode ?? undefined}>
      <div className="video-frame" style={{ aspectRatio: props.aspectRatio }}>
        {isMissing ? (
          <EditingNote>{isUpload ? 'Choose a film of yours.' : 'Paste the address of a video.'}</EditingNote>
        ) : isUpload ? (
          <UploadedVideo video={file} captions={find(props.captionsId)} props={props} picture={picture} />
        ) : (
          <ProviderVideo props={props} picture={picture} isEditing={context.isEditing} />
        )}
      </div>
      {props.caption ? <figcaption>{props.caption}</figcaption> : null}
    </figure>
  )
}

function ProviderVideo({ props, picture, isEditing }: { props: Video; picture: ReactNode; isEditing: boolean }) {
  const video = parseVideo(props.code)
  if (video) return <VideoFacade video={video} title={props.title} picture={picture} />
  return <p className="video-problem">{describeProblem(props, isEditing)}</p>
}

/** What has to do with settings is said to the owner alone. */
function describeProblem({ code, pictureId }: Video, isEditing: boolean): string {
  const wantsFeaturedImage = isEditing && pictureId !== null
  const question = { html: code, providerName: null, isVimeoBasic: false, wantsFeaturedImage }
  return describeEmbedProblem(question) ?? videoTexts.invalidEmbed
}
