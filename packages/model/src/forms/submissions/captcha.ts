/** Container width in pixels from which the captcha has its normal size. */
const normalWidth = 320

export function chooseCaptchaSize(containerWidth: number): 'compact' | 'normal' {
  return containerWidth < normalWidth ? 'compact' : 'normal'
}

export function canRenderCaptcha(siteKey: string | null | undefined): siteKey is string {
  return typeof siteKey === 'string' && siteKey !== ''
}

/** A form without a captcha container needs no captcha. */
export function isCaptchaMissing(captcha: { hasContainer: boolean; key: string | null }): boolean {
  return captcha.hasContainer && !captcha.key
}

export const captchaErrors = {
  notSetUp: 'ReCaptcha has not been set up!',
  documentDestroyed: '[GoogleReCaptchaAPI] Document was destroyed',
} as const
