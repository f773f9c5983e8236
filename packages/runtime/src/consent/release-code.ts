import {
  consentAttribute,
  heldNoteAttribute,
  heldPrefix,
  heldScriptType,
} from '@sitewright/model/overlays/consent/consent-category'

/** Gives back, in the order of the page, what the host put to sleep. */
export async function releaseCode(root: ParentNode): Promise<void> {
  for (const note of root.querySelectorAll(`[${heldNoteAttribute}]`)) note.remove()
  for (const element of root.querySelectorAll(`[${consentAttribute}]`)) {
    if (element instanceof HTMLScriptElement) await runScript(element)
    else giveBack(element)
  }
}

function giveBack(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (!name.startsWith(heldPrefix)) continue
    element.removeAttribute(name)
    element.setAttribute(name.slice(heldPrefix.length), value)
  }
}

/** A script runs once and only as a new element. The next one waits for it, as it would have in the page. */
async function runScript(held: HTMLScriptElement): Promise<void> {
  if (held.type !== heldScriptType) return
  const script = document.createElement('script')
  for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value)
  script.text = held.text
  giveBack(script)
  const mustWait = script.src !== '' && !script.hasAttribute('async') && !script.hasAttribute('defer')
  const ended = mustWait
    ? new Promise((resolve) => {
        script.addEventListener('load', resolve)
        script.addEventListener('error', resolve)
      })
    : undefined
  held.replaceWith(script)
  await ended
}
