import { deliveryZone, pickupPlace } from '@sitewright/model/commerce/selling/delivery'
import { Button } from '@sitewright/ui/controls/button'
import { SortableRows } from '@sitewright/ui/rows/sortable-rows'
import { useState } from 'react'
import { newId } from '../../../ground/window-id'
import { SettingsForm } from '../../document-form/settings-form'
import { guessCountry } from '../parts/place-fields'
import { hasErrorAt, moveItem } from '../parts/rows'
import { PickupFields } from './pickup-fields'
import { ZoneFields } from './zone-fields'
import '../selling.css'

/** Where the store ships to and what that costs. */
export function ShippingForm() {
  const [openZone, setOpenZone] = useState<number | null>(null)
  const [openPickup, setOpenPickup] = useState<number | null>(null)
  return (
    <SettingsForm
      name="delivery"
      title="Shipping"
      hint="Customers see the options for their zone. The most specific zone wins: postal code, then region, then country."
    >
      {({ value: { zones, pickups }, change, errors }) => (
        <>
          <section className="selling-group" aria-labelledby="shipping-zones">
            <h4 id="shipping-zones">Zones</h4>
            {zones.length === 0 ? (
              <p className="sw-field-hint">No zones yet. Without one, nothing can be shipped.</p>
            ) : null}
            <SortableRows
              count={zones.length}
              titleOf={(at) => zones[at]?.name || 'Zone without a name'}
              keyOf={(at) => zones[at]?.id ?? ''}
              isWrong={(at) => hasErrorAt(errors, `zones.${at}.`)}
              openRow={openZone}
              onOpen={setOpenZone}
              onMove={(from, to) => change({ zones: moveItem(zones, from, to) })}
              onRemove={(at) => change({ zones: zones.toSpliced(at, 1) })}
              renderRow={(at) => {
                const zone = zones[at]
                return zone ? (
                  <ZoneFields
                    zone={zone}
                    path={`zones.${at}`}
                    errors={errors}
                    onChange={(next) => change({ zones: zones.with(at, next) })}
                  />
                ) : null
              }}
            />
            <Button
              icon="plus"
              onClick={() => {
                setOpenZone(zones.length)
                const method = { id: newId(), name: 'Standard', rate: { kind: 'flat', orderCents: 500 } }
                const place = { country: guessCountry() }
                const zone = { id: newId(), name: 'New zone', places: [place], methods: [method] }
                change({ zones: [...zones, deliveryZone.parse(zone)] })
              }}
            >
              Add zone
            </Button>
          </section>
          <section className="selling-group" aria-labelledby="pickup-locations">
            <h4 id="pickup-locations">Local pickup</h4>
            <p className="sw-field-hint">Customers can pick up their order here for free.</p>
            <SortableRows
              count={pickups.length}
              titleOf={(at) => pickups[at]?.name || 'Location without a name'}
              keyOf={(at) => pickups[at]?.id ?? ''}
              isWrong={(at) => hasErrorAt(errors, `pickups.${at}.`)}
              openRow={openPickup}
              onOpen={setOpenPickup}
              onMove={(from, to) => change({ pickups: moveItem(pickups, from, to) })}
              onRemove={(at) => change({ pickups: pickups.toSpliced(at, 1) })}
              renderRow={(at) => {
                const pickup = pickups[at]
                return pickup ? (
                  <PickupFields
                    pickup={pickup}
                    path={`pickups.${at}`}
                    errors={errors}
                    onChange={(next) => change({ pickups: pickups.with(at, next) })}
                  />
                ) : null
              }}
            />
            <Button
              icon="plus"
              onClick={() => {
                setOpenPickup(pickups.length)
                const pickup = { id: newId(), name: 'Pickup', location: { country: guessCountry() } }
                change({ pickups: [...pickups, pickupPlace.parse(pickup)] })
              }}
            >
              Add pickup location
            </Button>
          </section>
        </>
      )}
    </SettingsForm>
  )
}
