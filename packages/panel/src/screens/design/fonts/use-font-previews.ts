import { fontFamilies } from '@sitewright/blocks/styles/fonts'
import { findFamily, findFontFile } from '@sitewright/blocks/styles/web-fonts'
import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { fontNames } from '@sitewright/model/site/styles'
import { keyOfWebFont, type WebFont } from '@sitewright/model/site/web-fonts'
import { useEffect, useState } from 'react'

type PreviewState = 'loading' | 'shown' | 'failed'
export type FontPreviews = Readonly<Partial<Record<string, PreviewState>>>

/** What is said about fonts that did not arrive: one text for each preview, and one for all when none came. */
export function describeFontFailures(previews: FontPreviews): { all: string | null; one: string } {
  const states = Object.values(previews)
  const isNoneShown = states.length > 0 && states.every((state) => state === 'failed')
  return { all: isNoneShown ? panelStrings.fontsNotLoaded : null, one: panelStrings.fontPreviewNotLoaded }
}

const bundled = fontNames.filter((name) => fontFamilies[name].face !== undefined)

/** Loads the families into the panel, so that each is shown in its own face. `attempt` counts up to try again. */
export function useFontPreviews(attempt: number, webFonts: readonly WebFont[]): FontPreviews {
  const [previews, setPreviews] = useState<FontPreviews>({})
  useEffect(() => {
    let isGone = false
    const uploaded = webFonts.filter((font) => font.source === 'upload').map(keyOfWebFont)
    const names = [...bundled, ...uploaded]
    setPreviews(Object.fromEntries(names.map((name) => [name, 'loading'])))
    for (const name of names) {
      const note = (state: PreviewState) => {
        if (!isGone) setPreviews((all) => ({ ...all, [name]: state }))
      }
      loadPreview(webFonts, name).then(
        () => note('shown'),
        () => note('failed'),
      )
    }
    return () => {
      isGone = true
    }
  }, [attempt, webFonts])
  return previews
}

async function loadPreview(webFonts: readonly WebFont[], name: string): Promise<void> {
  const styles = { webFonts: [...webFonts] }
  const { face = '' } = findFamily(styles, name)
  const file = findFontFile(styles, name, 400)
  if (!file) throw new Error(`${name} has no file`)
  if ([...document.fonts].some((it) => it.family.replaceAll('"', '') === face && it.status === 'loaded')) return
  const font = new FontFace(face, `url(${file.address})`, { weight: '100 900' })
  document.fonts.add(await font.load())
}
