import type { FormTexts } from '@sitewright/model/forms/checks/messages'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Recaptcha = typeof import('@sitewright/runtime/forms/recaptcha').recaptcha

export interface CaptchaHandle {
  readonly container: RefObject<HTMLDivElement | null>
  readonly state: 'idle' | 'held' | 'shown' | 'failed'
  /** Fetches the captcha, where the visitor allows what comes from elsewhere. */
  load(): void
  /** As `load`, by the visitor's own wish. */
  loadAnyway(): void
  /** Null until the visitor has passed. */
  readResponse(): string | null
  reset(): void
}

/** Nothing is asked of the captcha's host until the form is used, and without consent not until the visitor says so. */
export function useCaptcha(siteKey: string | null): CaptchaHandle {
  const container = useRef<HTMLDivElement>(null)
  const life = useRef<AbortController | null>(null)
  /** Fetched by the forms that have this captcha. */
  const service = useRef<Recaptcha | null>(null)
  const [state, setState] = useState<CaptchaHandle['state']>('idle')
  useLayoutEffect(() => {
    const ending = new AbortController()
    life.current = ending
    return () => ending.abort()
  }, [])

  async function draw(): Promise<void> {
    const { current } = container
    if (current === null || siteKey === null || life.current === null) return
    const { signal } = life.current
    try {
      setState('shown')
      service.current ??= (await import('@sitewright/runtime/forms/recaptcha')).recaptcha
      await service.current.render(current, siteKey, signal)
    } catch (error) {
      console.warn(error)
      if (!signal.aborted) setState('failed')
    }
  }
  return {
    container,
    state,
    load() {
      if (siteKey === null) return
      if (window.Sitewright?.consent.mayTrack === false && state !== 'shown') setState('held')
      else draw()
    },
    loadAnyway: draw,
    readResponse() {
      if (service.current === null || container.current === null) return null
      try {
        return service.current.readResponse(container.current) || null
      } catch {
        // Not there yet: nobody can have passed it.
        return null
      }
    },
    reset() {
      if (service.current === null || container.current === null) return
      try {
        service.current.reset(container.current)
      } catch {
        draw()
      }
    },
  }
}

interface CaptchaProps {
  readonly captcha: CaptchaHandle
  readonly texts: FormTexts['captcha']
}

export function Captcha({ captcha: { container, state, loadAnyway }, texts }: CaptchaProps) {
  return (
    <div className="form-captcha">
      <div ref={container} data-captcha="" />
      {(state === 'held' || state === 'failed') && (
        <p className="form-description" role="status">
          {state === 'held' ? texts.held : texts.failed}{' '}
          <button type="button" className="form-captcha-load" onClick={loadAnyway}>
            {state === 'held' ? texts.load : texts.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}
