import { deriveTheme } from '@sitewright/blocks/styles/themes'
import type { SectionTheme } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { useContext } from 'react'
import { useSiteDocument } from '../../data/site/site-documents'
import { findSection } from '../../document/page/edit-page'
import { EditorContext } from '../../editor/editor-context'
import { useLiveStyles } from '../../editor/use-live-site'
import { wordsOfChoice } from '../../parts/field-words'

interface SchemaColorProps {
  label: string
  value: string
  values: readonly string[]
  onChange: (value: string) => void
}

/** Colors by name, drawn as the section's theme shows them. */
export function SchemaColor({ label, value, values, onChange }: SchemaColorProps) {
  const editor = useContext(EditorContext)
  const state = editor?.session.store.read()
  const theme = (state && findSection(state.page, state.selection.sectionId)?.theme) ?? 'white'
  const saved = useSiteDocument('styles').data?.body
  const styles = useLiveStyles() ?? saved
  const choices = values.map((name) => ({
    value: name,
    label: wordsOfChoice(name),
    picture: <span className="swatch" style={{ background: styles ? colorOf(name, styles, theme) : 'none' }} />,
  }))
  return <ChoiceGroup label={label} value={value} choices={choices} onChange={onChange} />
}

function colorOf(name: string, styles: SiteStyles, theme: SectionTheme): string {
  const { primary, secondary, tertiary, inks, ...plain } = deriveTheme(styles.palette, theme, styles.themes)
  const fills = { 'primary-fill': primary.fill, 'secondary-fill': secondary.fill, 'tertiary-fill': tertiary.fill }
  const all: Record<string, string> = { ...inks, ...plain, ...fills }
  return all[name] ?? 'none'
}
