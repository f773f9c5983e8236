/** What stands in the inputs of a form: name and value of each, with a mark for those that are chosen. */
export type Typed = readonly (readonly [name: string, value: string, isChosen: boolean])[]

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Passwords are for nobody's eyes, and what visitors do not see they have not typed. */
function listInputs(form: HTMLFormElement): Input[] {
  return [...form.querySelectorAll<Input>('input, select, textarea')].filter(
    (input) => input.name !== '' && input.type !== 'password' && input.type !== 'hidden' && input.tabIndex >= 0,
  )
}

const isChoice = (input: Input): input is HTMLInputElement => input.type === 'radio' || input.type === 'checkbox'

export function readTyped(form: HTMLFormElement): Typed {
  return listInputs(form).map((input) => [input.name, input.value, isChoice(input) && input.checked])
}

/** Fills in again what was typed; an input that has changed its name or kind meanwhile is left alone. */
export function fillInTyped(form: HTMLFormElement, typed: Typed): void {
  const inputs = listInputs(form)
  typed.forEach(([name, value, isChosen], index) => {
    const input = inputs[index]
    if (input?.name !== name) return
    if (!isChoice(input)) input.value = value
    else if (input.value === value) input.checked = isChosen
  })
}

/** Nothing was typed, and the browser has filled in nothing. */
export function isUntouched(form: HTMLFormElement): boolean {
  return listInputs(form).every((input) => {
    if (isChoice(input)) return input.checked === input.defaultChecked
    if (input instanceof HTMLSelectElement) return input.selectedIndex <= 0
    return input.value === input.defaultValue
  })
}
