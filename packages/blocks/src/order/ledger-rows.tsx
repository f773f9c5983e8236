import type { CartTexts } from '@sitewright/model/commerce/cart/cart-words'
import type { LedgerLine } from '@sitewright/model/commerce/money/totals'
import { fillWords } from '@sitewright/model/strings/fill-words'

interface LedgerInput {
  readonly lines: readonly LedgerLine[]
  readonly texts: CartTexts['totals']
  readonly show: (cents: number) => string
}

/** Every line of a total but its goods, as terms of a list. */
export function LedgerRows({ lines, texts, show }: LedgerInput) {
  return lines
    .filter(({ kind }) => kind !== 'item')
    .map((line) => (
      <div key={`${line.kind} ${line.rule.id} ${line.rate}`}>
        <dt>{nameLine(line, texts)}</dt>
        <dd>{line.kind === 'delivery' && line.amountCents === 0 ? texts.free : show(line.amountCents)}</dd>
      </div>
    ))
}

/** Rates are parts of 100,000. */
function nameLine({ kind, rule, rate, isIncluded }: LedgerLine, texts: CartTexts['totals']): string {
  if (kind !== 'tax') return rule.name
  const tax = `${rule.name} (${(rate ?? 0) / 1000}%)`
  return isIncluded ? fillWords(texts.includedTax, { tax }) : tax
}
