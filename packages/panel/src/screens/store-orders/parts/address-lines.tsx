import { listAddressLines } from '@sitewright/commerce/orders/order-labels'
import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import { nameCountry } from '../../store-selling/parts/place-fields'

export function AddressLines({ address }: { address: PostalAddress }) {
  return (
    <address className="order-address">
      {listAddressLines(address, nameCountry(address.country)).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  )
}
