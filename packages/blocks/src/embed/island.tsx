import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { useEffect, useState } from 'react'
import type { EmbedSource } from './embed-source'

export interface EmbedIslandProps {
  readonly source: EmbedSource
  readonly title: string
  readonly aspectRatio: string
  readonly texts: VisitorTexts['blocks']['embed']
}

const plainRights = 'allow-scripts allow-forms allow-popups allow-presentation'

/** Nothing is asked of the other host until the visitor says so. */
export function Island({ source, title, aspectRatio, texts }: EmbedIslandProps) {
  const { host } = source
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (source.warning) console.warn(source.warning)
  }, [source.warning])
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
            {fillWords(texts.show, { host })}
          </button>
          <p className="embed-note">{fillWords(texts.note, { host })}</p>
          <a className="embed-link" href={source.address} rel="noopener">
            {fillWords(texts.open, { host })}
          </a>
        </div>
      )}
    </div>
  )
}
