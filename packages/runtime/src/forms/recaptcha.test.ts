import { expect, test } from 'vitest'
import { createRecaptcha, type RecaptchaApi } from './recaptcha'

function start({ hasApi = true, fails = 0 } = {}) {
  const scripts: string[] = []
  const drawn: Record<string, unknown>[] = []
  let open = () => {}
  const api: RecaptchaApi & { ready(run: () => void): void } = {
    render: (_container, options) => drawn.push(options),
    getResponse: (widget) => `passed ${widget}`,
    reset: (widget) => drawn.push({ reset: widget }),
    ready: (run) => run(),
  }
  const captcha = createRecaptcha({
    addScript(address) {
      scripts.push(address)
      if (scripts.length <= fails) return Promise.reject(new Error('offline'))
      return new Promise((resolve) => {
        open = resolve
      })
    },
    readApi: () => (hasApi ? api : undefined),
  })
  return { captcha, scripts, drawn, open: () => open() }
}

const makeContainer = (clientWidth = 400) => ({ clientWidth, dataset: {} }) as unknown as HTMLElement
const living = new AbortController().signal

test('[FORM-061] the script comes from the service, once, however many forms ask for it', async () => {
  const { captcha, scripts, open } = start()
  const both = [captcha.render(makeContainer(), 'k', living), captcha.render(makeContainer(), 'k', living)]
  open()
  await Promise.all(both)
  expect(scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit'])
})

test('[FORM-062] a container is drawn once, and marked', async () => {
  const { captcha, drawn, open } = start()
  const container = makeContainer()
  const both = [captcha.render(container, 'k', living), captcha.render(container, 'k', living)]
  open()
  await Promise.all(both)
  await captcha.render(container, 'k', living)
  expect(container.dataset).toHaveProperty('captchaRendered')
  expect(drawn).toEqual([{ sitekey: 'k', size: 'normal' }])
})

test('[FORM-066] a captcha that was not set up cannot be used', async () => {
  const { captcha, open } = start()
  const container = makeContainer(300)
  expect(() => captcha.readResponse(container)).toThrow('ReCaptcha has not been set up!')
  expect(() => captcha.reset(container)).toThrow('ReCaptcha has not been set up!')
  const drawing = captcha.render(container, 'k', living)
  open()
  await drawing
  expect(captcha.readResponse(container)).toBe('passed 1')
})

test('[FORM-067] a document that goes away meanwhile is told, and nothing is drawn', async () => {
  const { captcha, drawn, open } = start()
  const life = new AbortController()
  const drawing = captcha.render(makeContainer(), 'k', life.signal)
  life.abort()
  open()
  await expect(drawing).rejects.toThrow('[GoogleReCaptchaAPI] Document was destroyed')
  expect(drawn).toEqual([])
})

test('a script that could not be had is asked for again', async () => {
  const { captcha, scripts, open } = start({ fails: 1 })
  const container = makeContainer()
  await expect(captcha.render(container, 'k', living)).rejects.toThrow('offline')
  const second = captcha.render(container, 'k', living)
  open()
  await second
  expect(scripts.length).toBe(2)
})

test('a script without its service is no captcha', async () => {
  const { captcha, open } = start({ hasApi: false })
  const drawing = captcha.render(makeContainer(), 'k', living)
  open()
  await expect(drawing).rejects.toThrow('ReCaptcha has not been set up!')
})
