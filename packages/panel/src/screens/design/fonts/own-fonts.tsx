import { findFamily } from '@sitewright/blocks/styles/web-fonts'
import { createIds } from '@sitewright/model/id'
import { keyOfWebFont, maxFontFileMb, type WebFont } from '@sitewright/model/site/web-fonts'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { useLayoutEffect, useRef, useState } from 'react'
import { FileButton } from '../../../fields/uploads/file-button'
import { UploadList, useUploadFiles } from '../../../fields/uploads/upload-list'
import type { StylesPartProps } from '../parts/part-props'
import { addFont, addFontFile, describeFont, removeFont, replaceFont } from './font-changes'
import { FontDialog } from './font-dialog'
import { ProvidedFontDialog } from './provided-font-dialog'

const newId = createIds({ now: Date.now, randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)) })

/** Fonts beside those that the host brings: files of the owner's, and families of a provider. */
export function OwnFonts({ styles, onChange }: StylesPartProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [edited, setEdited] = useState<WebFont | null>(null)
  const [isAdding, setAdding] = useState(false)
  // Files arrive one after the other, each upon the fonts as they are by then.
  const latest = useRef(styles)
  useLayoutEffect(() => {
    latest.current = styles
  }, [styles])
  function apply(next: StylesPartProps['styles'] | string, label: string) {
    if (typeof next === 'string') return setProblem(next)
    setProblem(null)
    latest.current = next
    onChange(next, label)
  }
  const upload = useUploadFiles((asset) => apply(addFontFile(latest.current, asset, newId), 'Add a font'))
  const { webFonts } = styles
  return (
    <fieldset className="design-group">
      <legend>Your fonts</legend>
      {webFonts.length === 0 ? (
        <p className="sw-field-hint">
          No fonts yet. Upload WOFF2, WOFF, TTF or OTF files up to {maxFontFileMb} MB, or add a family from Google Fonts
          or Adobe Fonts.
        </p>
      ) : (
        <ul className="own-fonts">
          {webFonts.map((font) => (
            <li key={font.id}>
              <button type="button" className="own-font" onClick={() => setEdited(font)}>
                <span style={{ fontFamily: findFamily(styles, keyOfWebFont(font)).stack }}>{font.name}</span>
                <span className="sw-field-hint">{describeFont(font)}</span>
              </button>
              <IconButton
                icon="trash"
                label={`Remove ${font.name}`}
                onClick={() => apply(removeFont(styles, font), 'Remove a font')}
              />
            </li>
          ))}
        </ul>
      )}
      {problem === null ? null : (
        <p className="sw-field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="row-actions">
        <FileButton label="Upload font" kind="secondary" accept=".woff2,.woff,.ttf,.otf" onFiles={upload} />
        <Button onClick={() => setAdding(true)}>Add from a provider</Button>
      </div>
      <UploadList />
      {edited ? (
        <FontDialog
          font={edited}
          onSave={(font) => apply(replaceFont(styles, font), 'Change a font')}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {isAdding ? (
        <ProvidedFontDialog
          typekitId={styles.typekitId}
          newId={newId}
          onAdd={(font, typekitId) => apply(addFont({ ...styles, typekitId }, font), 'Add a font')}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </fieldset>
  )
}
