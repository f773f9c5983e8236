import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { type SiteStyles, siteStyles } from '@sitewright/model/site/styles'
import { SliderField } from '@sitewright/ui/controls/slider-field'
import type { StylesPartProps } from './part-props'

const { shape } = siteStyles.shape.spacing.unwrap()

export function SpacingPart({ styles, onChange }: StylesPartProps) {
  const { spacing } = styles
  const change = (part: Partial<SiteStyles['spacing']>, label: string) =>
    onChange({ ...styles, spacing: { ...spacing, ...part } }, label)
  return (
    <div className="design-group">
      <SliderField
        label="Page margin"
        {...rangeOf(shape.pageEdgeVw)}
        step={0.5}
        value={spacing.pageEdgeVw}
        words={(value) => `${value} % of the width`}
        hint="Space on the left and right of every page."
        onChange={(pageEdgeVw) => change({ pageEdgeVw }, 'Change the page margin')}
      />
      <SliderField
        label="Section padding"
        {...rangeOf(shape.sectionScale)}
        step={0.1}
        value={spacing.sectionScale}
        words={(value) => `${Math.round(value * 100)} %`}
        hint="Space above and below a section’s content."
        onChange={(sectionScale) => change({ sectionScale }, 'Change section padding')}
      />
      <SliderField
        label="Gap between blocks"
        {...rangeOf(shape.gridGapPx)}
        step={1}
        value={spacing.gridGapPx}
        words={(value) => `${value} px`}
        onChange={(gridGapPx) => change({ gridGapPx: Math.round(gridGapPx) }, 'Change the gap between blocks')}
      />
    </div>
  )
}
