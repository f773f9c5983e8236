import { fillInTyped, isUntouched, readTyped, type Typed } from './typed-values'

const keyOf = (formId: string) => `form-draft ${formId}`

/** For this tab alone, until it is closed or the form is sent: a page that is loaded anew has what was typed before. */
export function keepDraft(form: HTMLFormElement, formId: string): void {
  withStorage((storage) => {
    if (isUntouched(form)) storage.removeItem(keyOf(formId))
    else storage.setItem(keyOf(formId), JSON.stringify(readTyped(form)))
  })
}

export function putDraft(formId: string, typed: Typed): void {
  withStorage((storage) => storage.setItem(keyOf(formId), JSON.stringify(typed)))
}

export function dropDraft(formId: string): void {
  withStorage((storage) => storage.removeItem(keyOf(formId)))
}

/** What the visitor or the browser has filled in by now goes before what was kept. */
export function fillInDraft(form: HTMLFormElement, formId: string): void {
  withStorage((storage) => {
    const kept = storage.getItem(keyOf(formId))
    if (kept !== null && isUntouched(form)) fillInTyped(form, JSON.parse(kept))
  })
}

/** Storage may be forbidden, full, or hold what another program wrote. */
function withStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage)
  } catch {
    // Nothing is kept then.
  }
}
