/** Whether the page has, or its scripts may give it, what a selector asks for: `.name`, `[data-name]` or `[data-name=value]`. */
export type HasMark = (mark: { readonly name: string; readonly value?: string | undefined }) => boolean

const pseudoArguments = /:(not|is|where|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g
const listParts = /(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g
const marks = /\.(-?[a-z_][\w-]*)|\[(data-[\w-]+)(?:=["']?([^"'\]]*)["']?)?/gi

/** Styles without the rules that no part of the page can meet: they are brought along and draw nothing. */
export function dropIdleRules(css: string, has: HasMark): string {
  return css.replaceAll(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) => (canMeet(selectors, has) ? rule : ''))
}

function canMeet(selectors: string, has: HasMark): boolean {
  return (selectors.match(listParts) ?? []).some((selector) => {
    const inner = [...selector.matchAll(pseudoArguments)]
    if (!inner.every(([, kind, asked = '']) => kind === 'not' || canMeet(asked, has))) return false
    return [...selector.replaceAll(pseudoArguments, '').matchAll(marks)].every(([, className, attribute, value]) =>
      has(className === undefined ? { name: attribute ?? '', value } : { name: 'class', value: className }),
    )
  })
}
