import {
  defaultAcceptText,
  defaultCookieBannerText,
  defaultDeclineText,
  readCookieBanner,
} from '@sitewright/model/overlays/cookie-banner'
import { barPositions, popupPositions } from '@sitewright/model/overlays/cookie-banner-position'
import type { CookieBannerDocument } from '@sitewright/model/overlays/cookie-banner-settings'
import { api } from '@sitewright/model/routes/api'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import { SettingsForm } from '../settings/settings-form'
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
      hint="Asks visitors before anything follows them. Code that you tag with data-consent waits for the answer."
    >
      {(form) => (
        <>
          <PolicyFields {...form} />
          <WordFields {...form} />
          <LookFields {...form} />
          <OverlayPreview>{(frame) => <ForcedBanner frame={frame} settings={form.value} />}</OverlayPreview>
          <p>
            <a href={api.consentChoicesCsv} download="cookie-choices.csv">
              Download the record of choices
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
  return (
    <>
      <Switch
        label="Show the cookie banner"
        checked={value.isCookieBannerEnabled}
        onChange={(isCookieBannerEnabled) => change({ isCookieBannerEnabled })}
      />
      <Switch
        label="Wait for consent"
        hint="No analytics cookies and no content of other hosts until the visitor accepts."
        checked={value.isRestrictiveCookiePolicyEnabled}
        onChange={(isRestrictiveCookiePolicyEnabled) => change({ isRestrictiveCookiePolicyEnabled })}
      />
      <Switch
        label="Never track"
        hint="No analytics cookies even after the visitor accepts."
        checked={value.isRestrictiveCookiePolicyAbsolute}
        onChange={(isRestrictiveCookiePolicyAbsolute) => change({ isRestrictiveCookiePolicyAbsolute })}
      />
      <Switch
        label="Keep no activity log"
        checked={value.isVisitorDataRestricted}
        onChange={(isVisitorDataRestricted) => change({ isVisitorDataRestricted })}
      />
    </>
  )
}

function WordFields({ value, change, errors }: Fields) {
  return (
    <>
      <TextArea
        label="Text"
        hint={`Links may be written as <a href="/privacy">…</a>. Left empty it reads: ${defaultCookieBannerText}`}
        rows={4}
        maxLength={4000}
        value={value.cookieBannerText ?? ''}
        error={errors.cookieBannerText}
        onChange={(cookieBannerText) => change({ cookieBannerText })}
      />
      <TextField
        label="Text to accept"
        placeholder={defaultAcceptText}
        maxLength={60}
        value={value.cookieBannerCtaText ?? ''}
        error={errors.cookieBannerCtaText}
        onChange={(cookieBannerCtaText) => change({ cookieBannerCtaText })}
      />
      <Select
        label="Choices"
        value={readCookieBanner(value).acceptType}
        choices={[
          { value: 'opt-in', label: 'Accept' },
          { value: 'opt-in-and-out', label: 'Accept and decline' },
        ]}
        onChange={(cookieBannerAcceptType) => change({ cookieBannerAcceptType })}
      />
      <TextField
        label="Text to decline"
        placeholder={defaultDeclineText}
        maxLength={60}
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
          { value: 'icon', label: 'Icon' },
        ]}
        onChange={(cookieBannerCtaVariant) => change({ cookieBannerCtaVariant })}
      />
    </>
  )
}
