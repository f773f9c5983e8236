import { type TaxRule, taxClass, taxRule } from '@sitewright/model/commerce/selling/tax'
import { Button } from '@sitewright/ui/controls/button'
import { Switch } from '@sitewright/ui/controls/switch'
import { SortableRows } from '@sitewright/ui/rows/sortable-rows'
import { useState } from 'react'
import { newId } from '../../../ground/window-id'
import { SettingsForm } from '../../document-form/settings-form'
import { percentWriter } from '../parts/percent'
import { guessCountry, nameCountry } from '../parts/place-fields'
import { hasErrorAt, moveItem } from '../parts/rows'
import { ClassFields } from './class-fields'
import { RuleFields } from './rule-fields'
import '../selling.css'

/** Which taxes the store charges, and where. */
export function TaxForm() {
  const [openRule, setOpenRule] = useState<number | null>(null)
  const [openClass, setOpenClass] = useState<number | null>(null)
  return (
    <SettingsForm
      name="tax"
      title="Tax"
      hint="Tax depends on where the order ships, and applies after discounts. Gift cards are never taxed."
    >
      {({ value: { pricesIncludeTax, rules, classes }, change, errors }) => (
        <>
          <Switch
            label="Prices include tax"
            hint="Customers pay the price shown. The cart shows how much of it is tax."
            checked={pricesIncludeTax}
            onChange={(next) => change({ pricesIncludeTax: next })}
          />
          <section className="selling-group" aria-labelledby="tax-rules">
            <h4 id="tax-rules">Tax rates</h4>
            {rules.length === 0 ? <p className="sw-field-hint">No tax rates yet. No tax is charged.</p> : null}
            <SortableRows
              count={rules.length}
              titleOf={(at) => nameRule(rules[at])}
              keyOf={(at) => rules[at]?.id ?? ''}
              isWrong={(at) => hasErrorAt(errors, `rules.${at}.`)}
              openRow={openRule}
              onOpen={setOpenRule}
              onMove={(from, to) => change({ rules: moveItem(rules, from, to) })}
              onRemove={(at) => change({ rules: rules.toSpliced(at, 1) })}
              renderRow={(at) => {
                const rule = rules[at]
                return rule ? (
                  <RuleFields
                    rule={rule}
                    classes={classes}
                    path={`rules.${at}`}
                    errors={errors}
                    onChange={(next) => change({ rules: rules.with(at, next) })}
                  />
                ) : null
              }}
            />
            <Button
              icon="plus"
              onClick={() => {
                setOpenRule(rules.length)
                const rule = { id: newId(), name: 'Tax', place: { country: guessCountry() }, rate: 0 }
                change({ rules: [...rules, taxRule.parse(rule)] })
              }}
            >
              Add tax rate
            </Button>
          </section>
          <section className="selling-group" aria-labelledby="tax-classes">
            <h4 id="tax-classes">Tax classes</h4>
            <p className="sw-field-hint">For products with their own tax rates, such as books or food.</p>
            <SortableRows
              count={classes.length}
              titleOf={(at) => classes[at]?.name || 'Class without a name'}
              keyOf={(at) => classes[at]?.id ?? ''}
              isWrong={(at) => hasErrorAt(errors, `classes.${at}.`)}
              openRow={openClass}
              onOpen={setOpenClass}
              onMove={(from, to) => change({ classes: moveItem(classes, from, to) })}
              onRemove={(at) => change({ classes: classes.toSpliced(at, 1) })}
              renderRow={(at) => {
                const it = classes[at]
                return it ? (
                  <ClassFields
                    value={it}
                    path={`classes.${at}`}
                    errors={errors}
                    onChange={(next) => change({ classes: classes.with(at, next) })}
                  />
                ) : null
              }}
            />
            <Button
              icon="plus"
              onClick={() => {
                setOpenClass(classes.length)
                change({ classes: [...classes, taxClass.parse({ id: newId(), name: 'New class' })] })
              }}
            >
              Add tax class
            </Button>
          </section>
        </>
      )}
    </SettingsForm>
  )
}

function nameRule(rule: TaxRule | undefined): string {
  if (rule === undefined) return ''
  const { country, regions } = rule.place
  const name = rule.name || 'Tax without a name'
  return `${name} ${percentWriter.write(rule.rate)}%, ${[nameCountry(country), ...regions].join(', ')}`
}
