import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { overlayOpacity as opacitySchema, type Section, type SectionBackground } from '@sitewright/model/pages/document'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { useState } from 'react'
import type { SectionChange } from '../document/commands/sections/change-section'
import { AssetField, PictureField } from '../fields/assets/asset-field'
import { FocalPointField } from '../fields/pictures/focal-point-field'

const kinds = [
  { value: 'none', label: 'Color only' },
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
] as const
type Kind = (typeof kinds)[number]['value']

const opacity = rangeOf(opacitySchema)
const plainLook = { focalPoint: { x: 0.5, y: 0.5 }, overlayOpacity: 0.3 }

/** What lies behind a section: its color, with a picture or a video over it. */
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
          label="Background image"
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
          hint="Plays on a loop without sound. Visitors can pause it."
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
          label="Poster image"
          hint="Shown while the video loads, and to visitors who prefer less motion or save data."
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
          label="Overlay, %"
          hint="How strongly the section color covers the background. Hard-to-read text gets a stronger overlay."
          min={opacity.min * 100}
          max={opacity.max * 100}
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
