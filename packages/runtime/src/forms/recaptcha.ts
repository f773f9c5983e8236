import { captchaErrors, chooseCaptchaSize } from '@sitewright/model/forms/submissions/captcha'

/** The part of the service's script that is used. */
export interface RecaptchaApi {
  render(container: HTMLElement, options: Record<string, unknown>): number
  getResponse(widget: number): string
  reset(widget: number): void
}

const scriptAddress = 'https://www.google.com/recaptcha/api.js?render=explicit'
const renderedMark = 'captchaRendered'

interface RecaptchaWindow {
  grecaptcha?: RecaptchaApi & { ready(run: () => void): void }
}

export interface CaptchaSurroundings {
  /** Resolves once the script of this address has run. */
  readonly addScript: (address: string) => Promise<void>
  readonly readApi: () => RecaptchaWindow['grecaptcha']
}

/** One script for a window, however many forms ask for it. A script that could not be had is asked for again. */
export function createRecaptcha({ addScript, readApi }: CaptchaSurroundings) {
  let loading: Promise<RecaptchaApi> | undefined
  const widgets = new WeakMap<HTMLElement, { readonly api: RecaptchaApi; readonly widget: number }>()

  async function load(): Promise<RecaptchaApi> {
    await addScript(scriptAddress)
    const api = readApi()
    if (api === undefined) throw new Error(captchaErrors.notSetUp)
    await new Promise<void>((resolve) => api.ready(resolve))
    return api
  }
  function find(container: HTMLElement) {
    const found = widgets.get(container)
    if (found === undefined) throw new Error(captchaErrors.notSetUp)
    return found
  }
  return {
    /** Draws the captcha once per container; `signal` tells that the document went away meanwhile. */
    async render(container: HTMLElement, siteKey: string, signal: AbortSignal): Promise<void> {
      if (container.dataset[renderedMark] !== undefined) return
      container.dataset[renderedMark] = ''
      try {
        loading ??= load()
        const api = await loading.catch((error: unknown) => {
          loading = undefined
          throw error
        })
        if (signal.aborted) throw new Error(captchaErrors.documentDestroyed)
        const size = chooseCaptchaSize(container.clientWidth)
        widgets.set(container, { api, widget: api.render(container, { sitekey: siteKey, size }) })
      } catch (error) {
        delete container.dataset[renderedMark]
        throw error
      }
    },
    /** Empty until the visitor has passed. */
    readResponse(container: HTMLElement): string {
      const { api, widget } = find(container)
      return api.getResponse(widget)
    },
    reset(container: HTMLElement): void {
      const { api, widget } = find(container)
      api.reset(widget)
    },
  }
}

export const recaptcha = createRecaptcha({
  addScript: (address) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new Error(captchaErrors.notSetUp)))
      script.src = address
      document.head.append(script)
    }),
  readApi: () => (window as RecaptchaWindow).grecaptcha,
})
