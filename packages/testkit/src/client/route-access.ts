/**
 * Who may open each address that is not a call: pages, frames, forms, files. `link`: whoever has the code in the address, and
 * nobody without it, whatever their role. A permission: who has it on this site. The name is method, path and kind of host.
 */
export type Opens = 'everybody' | 'link' | 'account' | 'member' | 'panel.open' | 'signed program'

export const routeAccess: Readonly<Record<string, Opens>> = {
  'GET /healthz everywhere': 'everybody',
  'GET /readyz everywhere': 'everybody',
  'GET /domains/known platform': 'everybody',
  'GET /api/openapi.json everywhere': 'everybody',
  'GET /api/docs everywhere': 'everybody',

  'GET / platform': 'everybody',
  'GET /signup platform': 'everybody',
  'POST /signup platform': 'everybody',
  'GET /login platform': 'everybody',
  'POST /login platform': 'everybody',
  'POST /logout platform': 'everybody',
  'GET /password/forgot platform': 'everybody',
  'POST /password/forgot platform': 'everybody',
  'GET /password/new platform': 'everybody',
  'POST /password/new platform': 'link',
  'GET /email/confirm platform': 'everybody',
  'POST /email/confirm platform': 'link',
  'POST /email/send platform': 'account',
  'GET /sites platform': 'account',
  'GET /invitation platform': 'link',
  'POST /invitation platform': 'link',
  'GET /sites/new platform': 'account',
  'POST /sites/new platform': 'account',
  'POST /sites/open platform': 'account',
  'GET /templates/:name/preview platform': 'everybody',
  'GET /s/:assetId/:name platform': 'link',

  'GET /config panel': 'panel.open',
  'GET /config/* panel': 'panel.open',
  'GET /config/frame/:pageId panel': 'panel.open',
  'GET /config/login panel': 'everybody',
  'POST /config/login panel': 'everybody',
  'GET /config/logout panel': 'everybody',
  'POST /config/logout panel': 'everybody',
  'GET /config/hand-over panel': 'everybody',

  // These lead to the same address of the panel.
  'GET /config site': 'everybody',
  'GET /config/* site': 'everybody',
  'GET /config/frame/:pageId site': 'everybody',
  'GET /config/login site': 'everybody',
  'GET /config/logout site': 'everybody',
  'GET /config/enter built-in': 'everybody',

  'GET /_preview/:token site': 'link',
  'GET /s/:assetId/:name site': 'link',
  'GET /* site': 'everybody',
  'POST /* site': 'everybody',
  'GET /search site': 'everybody',
  'POST /api/widget/GetWidgetRendering site': 'everybody',
  'POST /_comments/post/:itemId site': 'everybody',
  'POST /_comments/like/:commentId site': 'everybody',
  'GET /_comments/of/:itemId site': 'everybody',
  'GET /_comments/reply/:commentId site': 'everybody',
  'GET /_comments/stop/:code site': 'link',
  'POST /_comments/stop site': 'link',
  'GET /store.xml site': 'everybody',
  'GET /feed site': 'everybody',
  'POST /api/form/post/:formId site': 'everybody',

  'GET /account site': 'member',
  'POST /account site': 'member',
  'POST /account/password site': 'member',
  'POST /account/logout site': 'everybody',
  'GET /account/login site': 'everybody',
  'POST /account/login site': 'everybody',
  'GET /account/join site': 'everybody',
  'POST /account/join site': 'everybody',
  'GET /account/confirm site': 'everybody',
  'POST /account/confirm site': 'link',
  'GET /account/reset site': 'everybody',
  'POST /account/reset site': 'link',

  'GET /_newsletter/confirm site': 'link',
  'POST /_newsletter/confirm site': 'link',
  'GET /_newsletter/unsubscribe/:code site': 'link',
  'POST /_newsletter/unsubscribe site': 'link',

  'GET /cart site': 'everybody',
  'POST /cart site': 'everybody',
  'GET /commerce/goto-checkout site': 'everybody',
  'GET /checkout site': 'everybody',
  'GET /pay/:draftId/:token site': 'link',
  'GET /order/:orderId/:token site': 'link',
  'GET /download/:downloadId/:token site': 'link',
  'GET /checkout/test-payment/:paymentId site': 'link',
  'POST /checkout/test-payment/:paymentId site': 'link',
  'GET /checkout/stripe/:paymentId site': 'link',
  'POST /checkout/stripe/:paymentId site': 'link',
  'POST /commerce/restock site': 'everybody',
  'GET /commerce/restock/stop/:code site': 'link',
  'POST /commerce/restock/stop site': 'link',
  'POST /_stripe/events site': 'signed program',
}

/** Every address that the server answers at, with its methods, as its own list prints them: there `/config/*` is `config` and `*`. */
export function readMounted(printed: string): { method: string; path: string }[] {
  const above: string[] = []
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*) \(([A-Z, ]+)\)$/.exec(line) ?? []
    if (part === '') return []
    const depth = indent.length / 4
    above.splice(depth)
    above.push(part)
    return methods.split(', ').map((method) => ({ method, path: above.join('').replace(/([^/])\*$/, '$1/*') }))
  })
}
