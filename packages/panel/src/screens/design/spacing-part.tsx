import type { SiteStyles } from '@sitewright/model/site/styles'
import { SliderField } from '@sitewright/ui/slider-field'
import type { StylesPartProps } from './part-props'

export function SpacingPart({ styles, onChange }: StylesPartProps) {
  const { spacing } = styles
  const change = (part: Partial<SiteStyles['spacing']>, label: string) =>
    onChange({ ...styles, spacing: { ...spacing, ...part } }, label)
  return (
    <div className="design-group">
      <SliderField
        label="Page edge"
        min={0}
        max={12}
        step={0.5}
        value={spacing.pageEdgeVw}
        words={(value) => `${value} % of the width`}
        hint="Room at the left and right of every page."
        onChange={(pageEdgeVw) => change({ pageEdgeVw }, 'Change the page edge')}
      />
      <SliderField
        label="Room in sections"
        min={0.4}
        max={2}
        step={0.1}
        value={spacing.sectionScale}
        words={(value) => `${Math.round(value * 100)} %`}
        hint="Above and below what a section holds."
        onChange={(sectionScale) => change({ sectionScale }, 'Change the room in sections')}
      />
      <SliderField
        label="Gap between blocks"
        min={0}
        max={40}
        step={1}
        value={spacing.gridGapPx}
        words={(value) => `${value} px`}
        onChange={(gridGapPx) => change({ gridGapPx: Math.round(gridGapPx) }, 'Change the gap between blocks')}
      />
    </div>
  )
}
