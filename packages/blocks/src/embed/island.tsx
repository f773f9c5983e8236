import { useState } from 'react'
import type { EmbedSource } from './embed-source'

export interface EmbedIslandProps {
  readonly source: EmbedSource
  readonly title: string
  readonly aspectRatio: string
}

const plainRights = 'allow-scripts allow-forms allow-popups allow-presentation'

/** Nothing is asked of the other host until the visitor says so. */
export function Island({ source, title, aspectRatio }: EmbedIslandProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="embed" style={{ aspectRatio }}>
      {isShown ? (
        <iframe
          src={source.address}
          title={title}
          sandbox={source.isKnownPlayer ? `${plainRights} allow-same-origin` : plainRights}
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className="embed-facade">
          <p className="embed-title">{title}</p>
          <button type="button" className="button" data-kind="primary" onClick={() => setIsShown(true)}>
            {`Show content from ${source.host}`}
          </button>
          <p className="embed-note">{`This loads content from ${source.host}, which may set cookies.`}</p>
          <a className="embed-link" href={source.address} rel="noopener">
            {`Open it at ${source.host}`}
          </a>
        </div>
      )}
    </div>
  )
}
