import { fontAddress, fontFamilies } from '@sitewright/blocks/styles/fonts'
import { panelStrings } from '@sitewright/model/editor/panel-strings'
import type { FontName } from '@sitewright/model/site/styles'
import { useEffect, useState } from 'react'

type PreviewState = 'loading' | 'shown' | 'failed'
export type FontPreviews = Readonly<Partial<Record<FontName, PreviewState>>>

/** What is said about fonts that did not arrive: one text for each preview, and one for all when none came. */
export function describeFontFailures(previews: FontPreviews): { all: string | null; one: string } {
  const states = Object.values(previews)
  const isNoneShown = states.length > 0 && states.every((state) => state === 'failed')
  return { all: isNoneShown ? panelStrings.fontsNotLoaded : null, one: panelStrings.fontPreviewNotLoaded }
}

const webFonts = (Object.keys(fontFamilies) as FontName[]).filter((name) => fontFamilies[name].face !== undefined)

/** Loads the families into the panel, so that each is shown in its own face. `attempt` counts up to try again. */
export function useFontPreviews(attempt: number): FontPreviews {
  const [previews, setPreviews] = useState<FontPreviews>({})
  useEffect(() => {
    let isGone = false
    setPreviews(Object.fromEntries(webFonts.map((name) => [name, 'loading'])))
    for (const name of webFonts) {
      const note = (state: PreviewState) => {
        if (!isGone) setPreviews((all) => ({ ...all, [name]: state }))
      }
      loadPreview(name).then(
        () => note('shown'),
        () => note('failed'),
      )
    }
    return () => {
      isGone = true
    }
  }, [attempt])
  return previews
}

async function loadPreview(name: FontName): Promise<void> {
  const { face = '', files } = fontFamilies[name]
  const file = files.find((it) => it.style === 'normal')
  if (!file) throw new Error(`${name} has no file`)
  if ([...document.fonts].some((it) => it.family.replaceAll('"', '') === face && it.status === 'loaded')) return
  const font = new FontFace(face, `url(${fontAddress(file)})`, { weight: '100 900' })
  document.fonts.add(await font.load())
}
