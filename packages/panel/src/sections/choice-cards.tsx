import type { ViewContext } from '@sitewright/blocks/ground/view-context'
import type { Section } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { Icon } from '@sitewright/ui/base/icons'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { countColumns, moveInGrid } from './grid-keys'
import { Miniature } from './miniature'
import { OwnPresetMenu } from './own-preset-menu'
import type { SectionChoice } from './section-choices'

interface ChoiceCardsProps {
  choices: readonly SectionChoice[]
  site: { styles: SiteStyles; context: ViewContext }
  hasBlank: boolean
  onChoose: (section?: Section) => void
}

/** Cards in rows; arrows go from card to card, Enter takes one. */
export function ChoiceCards({ choices, site, hasBlank, onChoose }: ChoiceCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('.choice-card') ?? [])]
    const from = cards.indexOf(event.target as HTMLElement)
    if (from < 0) return
    const columns = countColumns(cards.map((card) => card.getBoundingClientRect().top))
    const to = moveInGrid(event.key, from, { count: cards.length, columns })
    if (to === null) return
    event.preventDefault()
    cards[to]?.focus()
  }
  return (
    <ul ref={list} className="choice-cards" onKeyDown={onKeyDown}>
      {hasBlank ? (
        <li>
          <button type="button" className="choice-card" onClick={() => onChoose()}>
            <span className="choice-blank">
              <Icon name="plus" sizePx={24} />
            </span>
            <span className="choice-label">Blank section</span>
          </button>
        </li>
      ) : null}
      {choices.map((choice) => (
        <ChoiceCard key={choice.key} choice={choice} site={site} onChoose={onChoose} />
      ))}
    </ul>
  )
}

function ChoiceCard({
  choice,
  site,
  onChoose,
}: {
  choice: SectionChoice
  site: ChoiceCardsProps['site']
  onChoose: ChoiceCardsProps['onChoose']
}) {
  const sections = useMemo(() => [choice.section], [choice.section])
  return (
    <li>
      <button type="button" className="choice-card" onClick={() => onChoose(choice.section)}>
        <Miniature sections={sections} styles={site.styles} context={site.context} maxRatio={0.8} />
        <span className="choice-label">{choice.label}</span>
      </button>
      {choice.ownId ? <OwnPresetMenu presetId={choice.ownId} name={choice.label} /> : null}
    </li>
  )
}
