/** What no document of the host asks a browser for, and no frame in it may. */
const refused = ['camera', 'microphone', 'geolocation', 'display-capture', 'midi', 'payment', 'usb', 'serial', 'hid']

/** The page of a payment hands wallets over to the frame of the provider. */
const paymentFrames = '(self "https://js.stripe.com" "https://hooks.stripe.com" "https://pay.google.com")'

type PermissionKind = 'usual' | 'payment' | 'owner-code'

/** Owners may use in their own code what asks the visitor first; machines beside the browser stay out of reach. */
const openTo: Readonly<Record<PermissionKind, Readonly<Record<string, string | null>>>> = {
  usual: {},
  payment: { payment: paymentFrames },
  'owner-code': { camera: null, microphone: null, geolocation: null, 'display-capture': null, payment: null },
}

export function permissionsPolicy(kind: PermissionKind): string {
  const changes = openTo[kind]
  return refused
    .map((feature) => [feature, feature in changes ? changes[feature] : '()'] as const)
    .filter(([, allowed]) => allowed !== null)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(', ')
}
