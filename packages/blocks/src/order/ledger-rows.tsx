import type { LedgerLine } from '@sitewright/model/commerce/money/totals'

interface LedgerInput {
  readonly lines: readonly LedgerLine[]
  readonly show: (cents: number) => string
}

/** Every line of a total but its goods, as terms of a list. */
export function LedgerRows({ lines, show }: LedgerInput) {
  return lines
    .filter(({ kind }) => kind !== 'item')
    .map((line) => (
      <div key={`${line.kind} ${line.rule.id} ${line.rate}`}>
        <dt>{nameLine(line)}</dt>
        <dd>{line.kind === 'delivery' && line.amountCents === 0 ? 'Free' : show(line.amountCents)}</dd>
      </div>
    ))
}

/** Rates are parts of 100,000. */
function nameLine({ kind, rule, rate, isIncluded }: LedgerLine): string {
  if (kind !== 'tax') return rule.name
  return `${isIncluded ? 'Includes ' : ''}${rule.name} (${(rate ?? 0) / 1000}%)`
}
