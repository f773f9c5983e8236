import { type DeliveryZone, deliveryMethod } from '@sitewright/model/commerce/selling/delivery'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { newId } from '../../../ground/window-id'
import { guessCountry, nameCountry, PlaceFields } from '../parts/place-fields'
import { MethodFields } from './method-fields'

interface ZoneFieldsProps {
  zone: DeliveryZone
  path: string
  errors: Readonly<Record<string, string>>
  onChange: (zone: DeliveryZone) => void
}

export function ZoneFields({ zone, path, errors, onChange }: ZoneFieldsProps) {
  const { places, methods } = zone
  return (
    <>
      <TextField
        label="Zone name"
        hint="Only you see it."
        value={zone.name}
        error={errors[`${path}.name`]}
        onChange={(name) => onChange({ ...zone, name })}
      />
      <h5>Places</h5>
      {places.map((place, at) => (
        <fieldset key={at} className="selling-item" aria-label={`Place ${at + 1}`}>
          <div className="selling-place">
            <PlaceFields
              value={place}
              path={`${path}.places.${at}`}
              errors={errors}
              onChange={(next) => onChange({ ...zone, places: places.with(at, next) })}
            />
          </div>
          {places.length > 1 ? (
            <IconButton
              icon="trash"
              label={`Remove ${nameCountry(place.country)}`}
              onClick={() => onChange({ ...zone, places: places.toSpliced(at, 1) })}
            />
          ) : null}
        </fieldset>
      ))}
      <Button
        size="small"
        icon="plus"
        onClick={() => {
          const place = { country: guessCountry(), regions: [], postalPrefixes: [] }
          onChange({ ...zone, places: [...places, place] })
        }}
      >
        Add place
      </Button>
      <h5>Shipping options</h5>
      {methods.length === 0 ? (
        <p className="sw-field-hint">Without an option, nothing is shipped to this zone.</p>
      ) : null}
      {methods.map((method, at) => (
        <fieldset key={method.id} className="selling-item" aria-label={`Shipping option ${method.name}`}>
          <MethodFields
            method={method}
            path={`${path}.methods.${at}`}
            errors={errors}
            onChange={(next) => onChange({ ...zone, methods: methods.with(at, next) })}
          />
          <IconButton
            icon="trash"
            label={`Remove ${method.name}`}
            onClick={() => onChange({ ...zone, methods: methods.toSpliced(at, 1) })}
          />
        </fieldset>
      ))}
      <Button
        size="small"
        icon="plus"
        onClick={() => {
          const method = { id: newId(), name: 'Standard', rate: { kind: 'flat', orderCents: 500 } }
          onChange({ ...zone, methods: [...methods, deliveryMethod.parse(method)] })
        }}
      >
        Add shipping option
      </Button>
    </>
  )
}
