import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { ListPages } from './store-views'

/** Links to the other pages of a list: the ends, the neighbors, and a gap where some are left out. */
export function StorePages({
  pages,
  texts,
}: {
  readonly pages: ListPages
  readonly texts: VisitorTexts['store']['list']
}) {
  const { number, count, hrefOf } = pages
  if (count < 2) return null
  return (
    <nav className="store-pages" aria-label={texts.pages}>
      {number > 1 && (
        <a className="page-link" href={hrefOf(number - 1)} rel="prev">
          {texts.previous}
        </a>
      )}
      <ol>
        {listShownPages(number, count).map((shown, index) => (
          <li key={shown ?? `gap ${index}`}>
            {shown === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                className="page-link"
                href={hrefOf(shown)}
                aria-label={fillWords(texts.page, { number: shown })}
                aria-current={shown === number ? 'page' : undefined}
              >
                {shown}
              </a>
            )}
          </li>
        ))}
      </ol>
      {number < count && (
        <a className="page-link" href={hrefOf(number + 1)} rel="next">
          {texts.next}
        </a>
      )}
    </nav>
  )
}

/** Null stands for those that are left out. */
function listShownPages(number: number, count: number): (number | null)[] {
  const wanted = [1, number - 1, number, number + 1, count].filter((it) => it >= 1 && it <= count)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((it, index) => {
    const before = shown[index - 1] ?? it - 1
    if (it - before === 2) return [it - 1, it]
    return it - before > 2 ? [null, it] : [it]
  })
}
