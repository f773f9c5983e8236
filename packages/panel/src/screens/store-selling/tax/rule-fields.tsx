import { rateParts, type TaxClass, type TaxRule } from '@sitewright/model/commerce/selling/tax'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { AmountField } from '../../store/parts/amount-field'
import { percentWriter, wrongPercentage } from '../parts/percent'
import { PlaceFields } from '../parts/place-fields'

interface RuleFieldsProps {
  rule: TaxRule
  classes: readonly TaxClass[]
  path: string
  errors: Readonly<Record<string, string>>
  onChange: (rule: TaxRule) => void
}

export function RuleFields({ rule, classes, path, errors, onChange }: RuleFieldsProps) {
  return (
    <>
      <div className="selling-row">
        <TextField
          label="Name"
          hint="Customers see it, such as VAT."
          value={rule.name}
          error={errors[`${path}.name`]}
          onChange={(name) => onChange({ ...rule, name })}
        />
        <AmountField
          label="Rate"
          value={rule.rate}
          writer={percentWriter}
          max={rateParts}
          wrong={wrongPercentage}
          error={errors[`${path}.rate`]}
          onChange={(rate) => onChange({ ...rule, rate: rate ?? 0 })}
        />
      </div>
      <div className="selling-place">
        <PlaceFields
          value={rule.place}
          path={`${path}.place`}
          errors={errors}
          onChange={(place) => onChange({ ...rule, place })}
        />
      </div>
      <ClassRates rule={rule} classes={classes} onChange={onChange} />
      <Switch
        label="Tax shipping"
        checked={rule.taxesDelivery}
        onChange={(taxesDelivery) => onChange({ ...rule, taxesDelivery })}
      />
      <Switch
        label="Add to other rates"
        hint="Otherwise, only the rate with the most specific place applies."
        checked={rule.isAdded}
        onChange={(isAdded) => onChange({ ...rule, isAdded })}
      />
    </>
  )
}

/** Left empty, products of the class are taxed like all others. */
function ClassRates({ rule, classes, onChange }: Pick<RuleFieldsProps, 'rule' | 'classes' | 'onChange'>) {
  if (classes.length === 0) return null
  const others = (classId: string) => rule.classRates.filter((it) => it.classId !== classId)
  return (
    <div className="selling-row">
      {classes.map(({ id, name }) => (
        <AmountField
          key={id}
          label={`Rate for ${name}`}
          hint="Leave empty for the same rate."
          value={rule.classRates.find(({ classId }) => classId === id)?.rate ?? null}
          writer={percentWriter}
          max={rateParts}
          wrong={wrongPercentage}
          isOptional
          onChange={(rate) =>
            onChange({ ...rule, classRates: [...others(id), ...(rate === null ? [] : [{ classId: id, rate }])] })
          }
        />
      ))}
    </div>
  )
}
