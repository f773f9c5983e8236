import { waveLiftEm } from '@sitewright/model/blocks-vocabulary/marquee-wave'
import type { CSSProperties } from 'react'
import type { BlockViewInput } from '../ground/define-block'
import type { Marquee } from './schema'

/** Seconds that one letter takes to pass at speed 1. */
const secondsPerLetter = 0.35
/** About how wide a letter of a headline is; the page's script knows better. */
const letterWidthPx = 20

/** The moving copies are for the eye alone; the words are read out once. Whoever minds the motion can stop it. */
export function MarqueeView({ props, context }: BlockViewInput<Marquee>) {
  const letters = props.items.join('').length + props.items.length * 4
  const style = {
    '--duration': `${Math.round((letters * secondsPerLetter * 10) / props.animationSpeed) / 10}s`,
    fontSize: `var(--size-${props.textSize})`,
  } as CSSProperties
  return (
    <div
      className="marquee"
      data-direction={props.animationDirection}
      data-paused-on-hover={props.pausedOnHover}
      data-wave={props.waveIntensity > 0 ? `${props.waveFrequency} ${props.waveIntensity}` : undefined}
      style={style}
    >
      <p className="visually-hidden">{props.items.join(', ')}</p>
      <div className="marquee-window" aria-hidden="true">
        {[0, 1].map((copy) => (
          <div key={copy} className="marquee-copy">
            <MarqueeItems props={props} />
            <MarqueeItems props={props} />
          </div>
        ))}
      </div>
      <label className="marquee-pause">
        <input type="checkbox" />
        <span>{context.texts.blocks.stopMoving}</span>
      </label>
    </div>
  )
}

function MarqueeItems({ props }: { props: Marquee }) {
  return props.items.map((item, index) => (
    <span key={`${index}${item}`} className="marquee-item">
      {props.waveIntensity > 0 ? <WavingText text={item} props={props} /> : item}
    </span>
  ))
}

function WavingText({ text, props }: { text: string; props: Marquee }) {
  const wave = { frequency: props.waveFrequency, intensity: props.waveIntensity }
  return Array.from(text, (letter, index) => (
    <span
      key={`${index}${letter}`}
      className="marquee-letter"
      style={{ translate: `0 ${waveLiftEm(index * letterWidthPx, wave)}em` }}
    >
      {letter}
    </span>
  ))
}
