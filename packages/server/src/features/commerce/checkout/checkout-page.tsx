import { createHash } from 'node:crypto'
import { checkoutCss } from '@sitewright/blocks/checkout/checkout-css'
import { type CheckoutData, checkoutDataElementId } from '@sitewright/blocks/checkout/checkout-data'
import { CheckoutFrame } from '@sitewright/blocks/checkout/checkout-frame'
import { pageCss } from '@sitewright/blocks/page/page-css'
import { findAddressRule } from '@sitewright/model/commerce/addresses/find-address-rule'
import type { Checkout } from '@sitewright/model/commerce/checkout/checkout'
import type { DeliverySettings } from '@sitewright/model/commerce/selling/delivery'
import { elsewhere } from '@sitewright/model/commerce/selling/delivery-places'
import { emptyPage } from '@sitewright/model/pages/document'
import { formatTitle } from '@sitewright/model/pages/title-formats'
import { type CountryCode, countryCodes } from '@sitewright/model/reference/countries'
import { textDirectionOf, writingDirections } from '@sitewright/model/reference/style-options'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BrowserAssets } from '../../../browser-files/browser-assets'
import { toEmbeddedJson } from '../../../render/embedded-json'
import type { SiteData } from '../../../render/site-data'

interface CheckoutPage {
  readonly site: SiteData
  readonly checkout: Checkout
  readonly scripts: BrowserAssets['checkout']
  readonly logo: { readonly address: string } | null
  readonly delivery: DeliverySettings
}

/** A document of its own in the look of the site: addresses and cards are typed here, so nothing else of the site runs. */
export function renderCheckoutPage(page: CheckoutPage): { body: string; policy: string } {
  const { site, scripts, logo } = page
  const { settings, texts } = site
  const css = site.css + pageCss(emptyPage()) + checkoutCss
  const title = formatTitle(settings.titleFormats.page, { site: settings.title, page: texts.checkout.heading })
  const direction = writingDirections[textDirectionOf(settings.language)]
  const document = renderToStaticMarkup(
    <html lang={settings.language} dir={direction === 'ltr' ? undefined : direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        {scripts.imports.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        {/* Made of checked values alone. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body data-theme="white" className="checkout-page">
        <CheckoutFrame
          shopName={settings.title}
          logo={logo}
          hasCart={page.checkout.draftVersion === null}
          texts={texts}
        />
        <script
          type="application/json"
          id={checkoutDataElementId}
          // Escaped by toEmbeddedJson.
          dangerouslySetInnerHTML={{ __html: toEmbeddedJson(describe(page)) }}
        />
        <script type="module" src={scripts.script} />
      </body>
    </html>,
  )
  return { body: `<!doctype html>${document}`, policy: writePolicy(css) }
}

/** Our own script, the styles above and pictures of the site; no frame around it, no form that leads elsewhere. */
function writePolicy(css: string): string {
  const styleHash = createHash('sha256').update(css).digest('base64')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function describe({ site: { settings, texts, pages }, checkout, delivery }: CheckoutPage): CheckoutData {
  const { shippingAddress, billingAddress } = checkout.details
  const defaultCountry = checkout.location?.country ?? guessCountry(settings.language, delivery)
  const countries = [shippingAddress?.country, billingAddress?.country, defaultCountry]
  const email = settings.socialAccounts.find(({ network }) => network === 'email')?.address
  const find = (start: string) => pages.find((page) => page.settings.slug.startsWith(start))?.settings.slug
  const contact = find('contact')
  const terms = find('terms')
  return {
    checkout,
    locale: settings.language,
    texts: { ...texts.checkout, addresses: texts.addresses },
    contactAddress: email ?? (contact === undefined ? null : `/${contact}`),
    termsAddress: terms === undefined ? null : `/${terms}`,
    defaultCountry,
    rules: Object.fromEntries(countries.flatMap((code) => (code ? [[code, findAddressRule(code)]] : []))),
  }
}

/** Where most people speak the language of the site, or the first that the shop delivers to when it does not deliver there. */
function guessCountry(language: string, { zones }: DeliverySettings): CountryCode {
  const served = zones.flatMap(({ places }) => places.map(({ country }) => country))
  const { region } = new Intl.Locale(language).maximize()
  const spoken = countryCodes.find((code) => code === region) ?? 'US'
  if (served.includes(spoken) || served.includes(elsewhere)) return spoken
  return countryCodes.find((code) => code === served[0]) ?? spoken
}
