import { isAllowedTarget } from '@sitewright/model/link-targets/is-allowed-target'

const keptTags = new Set(['A', 'B', 'BR', 'EM', 'I', 'LI', 'OL', 'P', 'STRONG', 'UL'])

/** The words of stored markup with their plain formatting; nothing else of it comes into the page. */
export function copySafeMarkup(markup: string): DocumentFragment {
  // A parsed document is inert: nothing in it is fetched or run.
  const parsed = new DOMParser().parseFromString(markup, 'text/html')
  const fragment = document.createDocumentFragment()
  copyChildren(parsed.body, fragment)
  return fragment
}

function copyChildren(from: Node, to: Node): void {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(child.textContent ?? ''))
    if (!(child instanceof Element) || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(child.tagName)) continue
    copyChildren(child, keptTags.has(child.tagName) ? to.appendChild(copyElement(child)) : to)
  }
}

function copyElement(element: Element): HTMLElement {
  const copy = document.createElement(element.tagName)
  const href = element.getAttribute('href')
  if (copy instanceof HTMLAnchorElement && href !== null && isAllowedTarget(href)) copy.setAttribute('href', href)
  return copy
}
