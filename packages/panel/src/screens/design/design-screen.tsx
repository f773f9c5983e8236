import { isSiteSections } from '@sitewright/model/header-footer/site-sections'
import { IconButton } from '@sitewright/ui/controls/button'
import { LoadFailure } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSiteDocument } from '../../data/site/site-documents'
import { useEditedSiteDocument } from '../../editor/use-edited-site-document'
import { goTo } from '../../ground/router'
import { SaveStateMark } from '../../parts/save-state-mark'
import { ColorsPart } from './colors/colors-part'
import { DesignIndex } from './design-index'
import { type DesignPart, findDesignPart } from './design-parts'
import { FontsPart } from './fonts/fonts-part'
import { AnimationsPart } from './parts/animations-part'
import { ButtonsPart } from './parts/buttons-part'
import { HeaderPart } from './parts/header-part'
import { ImagesPart } from './parts/images-part'
import type { StylesPartProps } from './parts/part-props'
import { SharingPart } from './parts/sharing-part'
import { SiteSectionsPart } from './parts/site-sections-part'
import { SizesPart } from './parts/sizes-part'
import { SpacingPart } from './parts/spacing-part'
import { nameUnsavedStyles } from './style-tracking'

const stylesParts: Partial<Record<DesignPart, (props: StylesPartProps) => ReactNode>> = {
  colors: ColorsPart,
  fonts: FontsPart,
  sizes: SizesPart,
  spacing: SpacingPart,
  buttons: ButtonsPart,
  images: ImagesPart,
  animations: AnimationsPart,
}

/** The look of the whole site. Each change is drawn in the frame at once, saves itself and can be undone. */
export function DesignScreen({ part }: { part: string | null }) {
  const current = findDesignPart(part)
  // Undo reaches every part from any of them, also after a reload.
  useEditedSiteDocument('styles')
  useEditedSiteDocument('settings')
  if (current?.part === 'header') return <HeaderScreen />
  if (isSiteSections(current?.part)) return <SiteSectionsPart id={current.part} />
  if (current?.part === 'sharing') return <SharingScreen />
  return <StylesScreen part={current?.part ?? null} />
}

function StylesScreen({ part }: { part: DesignPart | null }) {
  const { value: styles, change, saveState, loadError, reload } = useEditedSiteDocument('styles')
  const saved = useSiteDocument('styles').data?.body
  const View = part ? stylesParts[part] : undefined
  const waiting = styles && saved ? nameUnsavedStyles(saved, styles) : ''
  return (
    <DesignPartFrame part={part} state={<SaveStateMark state={saveState} waiting={waiting} />}>
      {loadError ? <LoadFailure text={loadError.message} onRetry={reload} /> : null}
      {styles ? null : loadError ? null : <Skeleton lines={8} heightPx={32} label="Loading design" />}
      {styles && View ? (
        <View styles={styles} onChange={(next, label) => change(next, label, `styles ${label}`)} />
      ) : null}
      {styles && !View ? <DesignIndex styles={styles} /> : null}
    </DesignPartFrame>
  )
}

function HeaderScreen() {
  const { value, change, saveState, loadError, reload } = useEditedSiteDocument('header-footer')
  const settings = useEditedSiteDocument('settings')
  return (
    <DesignPartFrame part="header" state={<SaveStateMark state={saveState} />}>
      {loadError ? <LoadFailure text={loadError.message} onRetry={reload} /> : null}
      {value ? (
        <HeaderPart
          header={value.header}
          settings={settings.value ?? null}
          onSettings={(next, label) => settings.change(next, label, `settings ${label}`)}
          onChange={(header, label) => change({ ...value, header }, label, `header ${label}`)}
        />
      ) : loadError ? null : (
        <Skeleton lines={6} heightPx={32} label="Loading header" />
      )}
    </DesignPartFrame>
  )
}

function SharingScreen() {
  const { value, change, saveState, loadError, reload } = useEditedSiteDocument('settings')
  return (
    <DesignPartFrame part="sharing" state={<SaveStateMark state={saveState} />}>
      {loadError ? <LoadFailure text={loadError.message} onRetry={reload} /> : null}
      {value ? (
        <SharingPart settings={value} onChange={change} />
      ) : loadError ? null : (
        <Skeleton lines={6} heightPx={32} label="Loading images" />
      )}
    </DesignPartFrame>
  )
}

interface DesignPartFrameProps {
  part: DesignPart | null
  state: ReactNode
  children: ReactNode
}

/** Head with the way back and the state of saving. The focus goes to the title when a part is opened. */
function DesignPartFrame({ part, state, children }: DesignPartFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const label = findDesignPart(part)?.label ?? 'Design'
  useEffect(() => {
    if (part) heading.current?.focus()
  }, [part])
  return (
    <section className="screen" aria-label={label}>
      <header className="side-head">
        {part ? (
          <IconButton icon="left" label="Back to design" onClick={() => goTo({ screen: 'design', part: null })} />
        ) : null}
        <h2 ref={heading} tabIndex={-1}>
          {label}
        </h2>
        {state}
      </header>
      <div className="screen-body">{children}</div>
    </section>
  )
}
