import type { SiteStyles } from '@sitewright/model/site/styles'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import { Skeleton } from '@sitewright/ui/skeleton'
import { useEffect } from 'react'
import { ButtonFields } from './button-fields'
import { FontFields } from './font-fields'
import { HeaderFields } from './header-fields'
import { PaletteFields } from './palette-fields'
import { useDesignDraft } from './use-design-draft'

interface DesignScreenProps {
  /** What the page is drawn with while a change is on its way to the host. */
  onStyles: (styles: SiteStyles | null) => void
  onFrameChanged: () => void
}

const animations = [
  { value: 'none', label: 'None' },
  { value: 'fade', label: 'Fade in' },
  { value: 'rise', label: 'Rise in' },
] as const

export function DesignScreen({ onStyles, onFrameChanged }: DesignScreenProps) {
  const { query, value: styles, change, isSaving } = useDesignDraft('styles')
  useEffect(() => {
    if (styles) onStyles(styles)
  }, [styles, onStyles])
  return (
    <section className="screen" aria-label="Design">
      <header className="side-head">
        <h2>Design</h2>
        <span className="save-state" role="status">
          {query.data ? (isSaving ? 'Saving…' : 'Saved') : ''}
        </span>
      </header>
      <div className="screen-body">
        {query.isPending ? <Skeleton lines={8} heightPx={32} label="Loading the design" /> : null}
        {query.isError ? <LoadFailure text={query.error.message} onRetry={() => query.refetch()} /> : null}
        {styles ? (
          <>
            <PaletteFields palette={styles.palette} onChange={(palette) => change({ ...styles, palette })} />
            <FontFields fonts={styles.fonts} onChange={(fonts) => change({ ...styles, fonts })} />
            <fieldset className="drawer-group">
              <legend>Sizes</legend>
              <div className="sw-pair">
                <NumberField
                  label="Text, px"
                  min={12}
                  max={24}
                  value={styles.baseSizePx}
                  onChange={(baseSizePx) => change({ ...styles, baseSizePx })}
                />
                <NumberField
                  label="Heading scale"
                  min={1.05}
                  max={1.6}
                  step={0.01}
                  value={styles.scale}
                  onChange={(scale) => change({ ...styles, scale })}
                />
              </div>
              <NumberField
                label="Page edge, % of the width"
                min={0}
                max={12}
                step={0.5}
                value={styles.spacing.pageEdgeVw}
                onChange={(pageEdgeVw) => change({ ...styles, spacing: { ...styles.spacing, pageEdgeVw } })}
              />
            </fieldset>
            <ButtonFields buttons={styles.buttons} onChange={(buttons) => change({ ...styles, buttons })} />
            <Select
              label="Motion"
              value={styles.animation}
              choices={animations}
              onChange={(animation) => change({ ...styles, animation })}
            />
            <HeaderFields onSaved={onFrameChanged} />
          </>
        ) : null}
      </div>
    </section>
  )
}
