import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { type SiteStyles, siteStyles } from '@sitewright/model/site/styles'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { SliderField } from '@sitewright/ui/controls/slider-field'
import type { StylesPartProps } from './part-props'

const hovers = [
  { value: 'none', label: 'None' },
  { value: 'zoom', label: 'Zoom' },
  { value: 'fade', label: 'Fade' },
] as const

export function ImagesPart({ styles, onChange }: StylesPartProps) {
  const { images, palette } = styles
  const change = (part: Partial<SiteStyles['images']>, label: string) =>
    onChange({ ...styles, images: { ...images, ...part } }, label)
  return (
    <div className="design-group">
      <div
        className="image-sample"
        data-hover={images.hover}
        style={{ borderRadius: images.cornerRadiusPx, background: palette.lightAccent, color: palette.accent }}
        aria-hidden="true"
      >
        <svg viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice">
          <title>Sample image</title>
          <circle cx="90" cy="18" r="8" fill={palette.accent} opacity="0.5" />
          <path d="M0 60 L32 26 L56 48 L76 34 L120 60Z" fill={palette.darkAccent} />
          <path d="M0 60 L20 44 L48 60Z" fill={palette.accent} />
        </svg>
      </div>
      <SliderField
        label="Corners"
        {...rangeOf(siteStyles.shape.images.unwrap().shape.cornerRadiusPx)}
        step={1}
        value={images.cornerRadiusPx}
        words={(value) => (value === 0 ? 'Square' : `${value} px`)}
        onChange={(cornerRadiusPx) => change({ cornerRadiusPx: Math.round(cornerRadiusPx) }, 'Change image corners')}
      />
      <ChoiceGroup
        label="Hover effect"
        value={images.hover}
        choices={hovers}
        hint="Not shown to visitors who prefer reduced motion."
        onChange={(hover) => change({ hover }, 'Change hover effect')}
      />
    </div>
  )
}
