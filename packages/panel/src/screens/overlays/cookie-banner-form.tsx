import { consentCalls } from '@sitewright/model/calls/consent'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import {
  defaultAcceptText,
  defaultCookieBannerText,
  defaultDeclineText,
  readCookieBanner,
  waitingCookieBannerText,
} from '@sitewright/model/overlays/cookie-banner/cookie-banner'
import { barPositions, popupPositions } from '@sitewright/model/overlays/cookie-banner/cookie-banner-position'
import type { CookieBannerDocument } from '@sitewright/model/overlays/cookie-banner/cookie-banner-settings'
import { cookieBannerDocument } from '@sitewright/model/overlays/cookie-banner/cookie-banner-settings'
import {
  type ComponentPolicyFields,
  toComponentPolicy,
  toServerPolicy,
} from '@sitewright/model/overlays/cookie-banner/cookie-policy-fields'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { callAddress } from '../../data/calls/call-address'
import { SettingsForm } from '../document-form/settings-form'
import { OverlayPreview } from './overlay-preview'
import { useForcedBanner } from './use-forced-banner'

interface Fields {
  value: CookieBannerDocument
  change: (part: Partial<CookieBannerDocument>) => void
  errors: Readonly<Record<string, string>>
}

export function CookieBannerForm() {
  return (
    <SettingsForm
      name="cookie-banner"
      title="Cookies"
      hint="Asks visitors before anything tracks them. Code you tag with data-consent waits for their answer."
    >
      {(form) => (
        <>
          <PolicyFields {...form} />
          <WordFields {...form} />
          <LookFields {...form} />
          <OverlayPreview>{(frame) => <ForcedBanner frame={frame} settings={form.value} />}</OverlayPreview>
          <p>
            <a href={callAddress(consentCalls.exportConsentChoices)} download="cookie-choices.csv">
              Download consent log
            </a>
          </p>
        </>
      )}
    </SettingsForm>
  )
}

function ForcedBanner({ frame, settings }: { frame: Document; settings: CookieBannerDocument }) {
  useForcedBanner(frame, settings)
  return null
}

function PolicyFields({ value, change }: Fields) {
  const policy = toComponentPolicy(value)
  const changePolicy = (part: Partial<ComponentPolicyFields>) => change(toServerPolicy({ ...policy, ...part }))
  return (
    <>
      <Switch
        label="Show cookie banner"
        checked={value.isCookieBannerEnabled}
        onChange={(isCookieBannerEnabled) => change({ isCookieBannerEnabled })}
      />
      <Switch
        label="Wait for consent"
        hint="No analytics cookies and no third-party content until the visitor accepts. Accept and Decline look alike."
        checked={policy.isAnalyticsCookiesDisabled}
        onChange={(isAnalyticsCookiesDisabled) => changePolicy({ isAnalyticsCookiesDisabled })}
      />
      <Switch
        label="Never track"
        hint="No analytics cookies, even after the visitor accepts."
        checked={value.isRestrictiveCookiePolicyAbsolute}
        onChange={(isRestrictiveCookiePolicyAbsolute) => change({ isRestrictiveCookiePolicyAbsolute })}
      />
    </>
  )
}

function WordFields({ value, change, errors }: Fields) {
  const waits = value.isRestrictiveCookiePolicyEnabled
  return (
    <>
      <TextArea
        label="Text"
        hint={`You can add links as <a href="/privacy">…</a>. If empty: ${waits ? waitingCookieBannerText : defaultCookieBannerText}`}
        rows={4}
        maxLength={maxLengthOf(cookieBannerDocument.shape.cookieBannerText)}
        value={value.cookieBannerText ?? ''}
        error={errors.cookieBannerText}
        onChange={(cookieBannerText) => change({ cookieBannerText })}
      />
      <TextField
        label="Accept label"
        placeholder={defaultAcceptText}
        maxLength={maxLengthOf(cookieBannerDocument.shape.cookieBannerCtaText)}
        value={value.cookieBannerCtaText ?? ''}
        error={errors.cookieBannerCtaText}
        onChange={(cookieBannerCtaText) => change({ cookieBannerCtaText })}
      />
      {!waits && (
        <Select
          label="Choices"
          value={readCookieBanner(value).acceptType}
          choices={[
            { value: 'opt-in', label: 'Accept' },
            { value: 'opt-in-and-out', label: 'Accept and decline' },
          ]}
          onChange={(cookieBannerAcceptType) => change({ cookieBannerAcceptType })}
        />
      )}
      <TextField
        label="Decline label"
        placeholder={defaultDeclineText}
        maxLength={maxLengthOf(cookieBannerDocument.shape.cookieBannerOptOutCtaText)}
        value={value.cookieBannerOptOutCtaText ?? ''}
        error={errors.cookieBannerOptOutCtaText}
        onChange={(cookieBannerOptOutCtaText) => change({ cookieBannerOptOutCtaText })}
      />
    </>
  )
}

const positionLabels = {
  top: 'Top',
  bottom: 'Bottom',
  'top-left': 'Top left',
  'top-right': 'Top right',
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
} as const

function LookFields({ value, change }: Fields) {
  const banner = readCookieBanner(value)
  const positions = banner.variant === 'bar' ? barPositions : popupPositions
  return (
    <>
      <Select
        label="Shape"
        value={banner.variant}
        choices={[
          { value: 'bar', label: 'Bar' },
          { value: 'popup', label: 'Popup' },
        ]}
        onChange={(cookieBannerVariant) => change({ cookieBannerVariant })}
      />
      <Select
        label="Position"
        value={banner.position}
        choices={positions.map((position) => ({ value: position, label: positionLabels[position] }))}
        onChange={(cookieBannerPosition) => change({ cookieBannerPosition })}
      />
      <Select
        label="Theme"
        value={banner.theme}
        choices={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={(cookieBannerTheme) => change({ cookieBannerTheme })}
      />
      <Select
        label="Buttons"
        value={banner.ctaVariant}
        choices={[
          { value: 'text', label: 'Text' },
          { value: 'button', label: 'Button' },
          ...(value.isRestrictiveCookiePolicyEnabled ? [] : ([{ value: 'icon', label: 'Icon' }] as const)),
        ]}
        onChange={(cookieBannerCtaVariant) => change({ cookieBannerCtaVariant })}
      />
    </>
  )
}
