import { formDefinition, showToVisitors } from '@sitewright/model/forms/definition'
import type { FormKind } from '@sitewright/model/forms/find-forms'
import { forms } from '@sitewright/model/visitor-texts/english/forms'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { FormBoundary } from './island-boundary'
import { showSuccess } from './island-outcome'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page on which a form has been taken: what happened there, in its order. */
function succeed(given: { successUrl?: string; postSubmitHtml?: string }, kind: FormKind = 'form'): string[] {
  const done: string[] = []
  vi.stubGlobal('location', { assign: (address: string) => done.push(`go to ${address}`) })
  vi.stubGlobal('document', { createRange: () => ({ createContextualFragment: (html: string) => html }) })
  const parts: Record<string, unknown> = {
    '[data-form-extra]': { replaceChildren: (markup: string) => done.push(`insert ${markup}`) },
    '[data-form-done]': { focus: () => done.push('focus') },
  }
  const frame = {
    querySelector: (selector: string) => parts[selector],
    dispatchEvent: (event: Event) => done.push(`${event.type}${event.bubbles ? ', to all around' : ''}`),
  }
  const form = showToVisitors(formDefinition.parse(given))
  showSuccess(frame as unknown as HTMLElement, {
    formId: 'f',
    kind,
    form,
    joinsList: false,
    recaptchaKey: null,
    texts: forms,
  })
  return done
}

test('[FORM-075] [FORM-076] after the words, the markup and the focus a form leads to its page, and only where it has one', () => {
  expect(succeed({ successUrl: '/thanks', postSubmitHtml: '<b>hi</b>' })).toEqual([
    'insert <b>hi</b>',
    'focus',
    'go to /thanks',
  ])
  expect(succeed({})).toEqual(['focus'])
})

test('a form in the popup tells the popup that it was taken, and no other form does', () => {
  expect(succeed({}, 'popup')).toEqual(['focus', 'overlay-form:submitted, to all around'])
  expect(succeed({}, 'newsletter')).toEqual(['focus'])
})

test('[FORM-112] a form that cannot be drawn warns in the console and says so in its place', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const boundary = new FormBoundary({ formId: 'f1', brokenText: forms.broken, children: 'the form' })
  const error = new Error('no fields')
  expect(boundary.render()).toBe('the form')
  boundary.componentDidCatch(error)
  boundary.state = FormBoundary.getDerivedStateFromError()
  expect(warn).toHaveBeenCalledWith('Could not render form f1', error)
  expect(renderToStaticMarkup(boundary.render())).toContain('shown. Reload the page.')
})
