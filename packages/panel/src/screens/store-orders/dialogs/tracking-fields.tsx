import { type Parcel, parcelTracking } from '@sitewright/model/commerce/orders/order-answers'
import { TextField } from '@sitewright/ui/controls/text-field'

export type Tracking = Pick<Parcel, 'carrier' | 'trackingNumber' | 'trackingUrl'>

export const noTracking: Tracking = parcelTracking.parse({})

interface TrackingFieldsProps {
  value: Tracking
  errors: Readonly<Record<string, string>>
  onChange: (value: Tracking) => void
}

export function TrackingFields({ value, errors, onChange }: TrackingFieldsProps) {
  return (
    <>
      <div className="order-fields">
        <TextField
          label="Carrier"
          maxLength={100}
          placeholder="Such as UPS or DHL"
          value={value.carrier}
          error={errors.carrier}
          onChange={(carrier) => onChange({ ...value, carrier })}
        />
        <TextField
          label="Tracking number"
          maxLength={100}
          value={value.trackingNumber}
          error={errors.trackingNumber}
          onChange={(trackingNumber) => onChange({ ...value, trackingNumber })}
        />
      </div>
      <TextField
        label="Tracking link"
        type="url"
        placeholder="https://"
        maxLength={1000}
        value={value.trackingUrl}
        error={errors.trackingUrl}
        onChange={(trackingUrl) => onChange({ ...value, trackingUrl: trackingUrl.trim() })}
      />
    </>
  )
}
