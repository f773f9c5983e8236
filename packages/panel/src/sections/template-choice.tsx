import { makeTemplatePage, type PageTemplateName, pageTemplates } from '@sitewright/blocks/presets/page-templates'
import { createIds } from '@sitewright/model/id'
import type { Section } from '@sitewright/model/pages/document'
import { Icon } from '@sitewright/ui/base/icons'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useMemo } from 'react'
import { Miniature } from './miniature'
import './sections.css'
import { useMiniatureSite } from './use-miniature-site'

const names = Object.keys(pageTemplates) as PageTemplateName[]
const newId = createIds({ now: Date.now, randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)) })
const none: readonly Section[] = []

/** Pages to begin with, as they will look. */
export function TemplateChoice({ value, onChange }: { value: string; onChange: (name: PageTemplateName) => void }) {
  const site = useMiniatureSite(none)
  const sections = useMemo(
    () =>
      new Map(names.map((name) => [name, makeTemplatePage(name, pageTemplates[name].label, newId)?.sections ?? []])),
    [],
  )
  if (!site) return <Skeleton lines={4} heightPx={80} label="Loading pages" />
  return (
    <fieldset className="template-choice">
      <legend className="sw-field-label">Start with</legend>
      <div className="choice-cards">
        {names.map((name) => (
          <label key={name} className="choice-card">
            <input
              type="radio"
              name="template"
              value={name}
              checked={name === value}
              onChange={() => onChange(name)}
              aria-describedby={`template-${name}`}
              aria-label={pageTemplates[name].label}
            />
            {name === 'blank' ? (
              <span className="choice-blank">
                <Icon name="plus" sizePx={24} />
              </span>
            ) : (
              <Miniature
                sections={sections.get(name) ?? none}
                styles={site.styles}
                context={site.context}
                minRatio={1.1}
                maxRatio={1.1}
              />
            )}
            <span className="choice-label">{pageTemplates[name].label}</span>
            <span className="choice-note" id={`template-${name}`}>
              {pageTemplates[name].description}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
