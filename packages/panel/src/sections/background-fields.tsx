import type { Section, SectionBackground } from '@sitewright/model/pages/document'
import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import { useState } from 'react'
import type { SectionChange } from '../document/commands/change-section'
import { AssetField, PictureField } from '../drawers/asset-field'
import { FocalPointField } from './focal-point-field'

const kinds = [
  { value: 'none', label: 'Colour alone' },
  { value: 'image', label: 'Picture' },
  { value: 'video', label: 'Video' },
] as const
type Kind = (typeof kinds)[number]['value']

const plainLook = { focalPoint: { x: 0.5, y: 0.5 }, overlayOpacity: 0.3 }

/** What lies behind a section: its colour, with a picture or a video over it. */
export function BackgroundFields({ section, change }: { section: Section; change: (part: SectionChange) => void }) {
  const { background } = section
  // A kind without its file is not stored: the choice waits here for the file.
  const [wanted, setWanted] = useState<Kind | null>(null)
  const kind = wanted ?? background.kind
  const look = background.kind === 'none' ? plainLook : background
  const { focalPoint, overlayOpacity } = look
  const set = (next: SectionBackground) => {
    setWanted(next.kind === 'none' ? wanted : null)
    change({ background: next })
  }
  function chooseKind(next: Kind) {
    setWanted(next === background.kind ? null : next)
    if (next === 'none') change({ background: { kind: 'none' } })
  }
  return (
    <>
      <Select label="Background" value={kind} choices={kinds} onChange={chooseKind} />
      {kind === 'image' ? (
        <PictureField
          label="Background picture"
          value={background.kind === 'image' ? background.assetId : null}
          onChange={(assetId) =>
            set(assetId === null ? { kind: 'none' } : { kind: 'image', assetId, focalPoint, overlayOpacity })
          }
        />
      ) : null}
      {kind === 'video' ? (
        <AssetField
          kind="video"
          label="Background video"
          hint="It plays without sound, over and over, and visitors can pause it."
          value={background.kind === 'video' ? background.assetId : null}
          onChange={(assetId) =>
            set(
              assetId === null
                ? { kind: 'none' }
                : { kind: 'video', assetId, posterId: null, focalPoint, overlayOpacity },
            )
          }
        />
      ) : null}
      {background.kind === 'video' && kind === 'video' ? (
        <PictureField
          label="Still picture"
          hint="Shown while the video loads, and to visitors who asked for less motion or data."
          value={background.posterId}
          onChange={(posterId) => set({ ...background, posterId })}
        />
      ) : null}
      {background.kind === 'image' && kind === 'image' ? (
        <FocalPointField
          assetId={background.assetId}
          value={background.focalPoint}
          onChange={(point) => set({ ...background, focalPoint: point })}
        />
      ) : null}
      {background.kind !== 'none' && kind === background.kind ? (
        <NumberField
          label="Overlay in %"
          hint="How much of the section's colour lies over it. More makes words easier to read."
          min={0}
          max={100}
          value={Math.round(background.overlayOpacity * 100)}
          onChange={(percent) => set({ ...background, overlayOpacity: percent / 100 })}
        />
      ) : null}
      <Switch
        label="Inset background"
        checked={section.backgroundInset}
        onChange={(backgroundInset) => change({ backgroundInset })}
      />
    </>
  )
}
