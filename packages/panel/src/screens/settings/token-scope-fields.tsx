import { type ScopeArea, scopeAreas, type TokenScope } from '@sitewright/model/accounts/token-scopes'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { Select } from '@sitewright/ui/controls/select'

interface ScopeFieldsProps {
  /** Null: all that the account may do. */
  value: readonly TokenScope[] | null
  error: string | undefined
  onChange: (scopes: TokenScope[] | null) => void
}

type Right = 'none' | 'read' | 'write'

const areaWords: Record<ScopeArea, string> = {
  catalog: 'Products and stock',
  orders: 'Orders',
  discounts: 'Discounts',
  webhooks: 'Webhooks',
}
const rightChoices = [
  { value: 'none', label: 'No access' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
] as const

/** What a new token may do. */
export function ScopeFields({ value, error, onChange }: ScopeFieldsProps) {
  return (
    <>
      <ChoiceGroup
        label="Access"
        hint="A limited key works only with the parts of the store you choose."
        value={value === null ? 'full' : 'limited'}
        choices={[
          { value: 'full', label: 'Full access' },
          { value: 'limited', label: 'Parts of the store' },
        ]}
        onChange={(kind) => onChange(kind === 'full' ? null : ['orders.read'])}
      />
      {value === null
        ? null
        : scopeAreas.map((area) => (
            <Select
              key={area}
              label={areaWords[area]}
              value={rightOf(value, area)}
              choices={rightChoices}
              onChange={(right) => onChange(withRight(value, area, right))}
            />
          ))}
      {error ? (
        <p className="sw-field-error" role="alert">
          {error}
        </p>
      ) : null}
    </>
  )
}

export function describeScopes(scopes: readonly TokenScope[] | null): string {
  if (scopes === null) return 'Full access'
  return scopeAreas
    .filter((area) => rightOf(scopes, area) !== 'none')
    .map((area) => `${areaWords[area]}: ${rightOf(scopes, area) === 'write' ? 'read and write' : 'read'}`)
    .join(', ')
}

function rightOf(scopes: readonly TokenScope[], area: ScopeArea): Right {
  if (scopes.includes(`${area}.write`)) return 'write'
  return scopes.includes(`${area}.read`) ? 'read' : 'none'
}

function withRight(scopes: readonly TokenScope[], area: ScopeArea, right: Right): TokenScope[] {
  const others = scopes.filter((scope) => !scope.startsWith(`${area}.`))
  return right === 'none' ? others : [...others, `${area}.${right}`]
}
