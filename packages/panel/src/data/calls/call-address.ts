import type { AddressInput, Call, InputArguments } from '@sitewright/model/calls/call'
import { callAddress as callAddressOfSite } from '@sitewright/model/calls/call-address'
import { withinSite } from '../../ground/site-path'

/** The address of a call about this site, for links, frames, streams and forms. */
export function callAddress<It extends Pick<Call, 'path' | 'params' | 'query'>>(
  call: It,
  ...input: InputArguments<AddressInput<It>>
): string {
  return withinSite(callAddressOfSite(call, ...input))
}
