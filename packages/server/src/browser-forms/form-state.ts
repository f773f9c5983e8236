export type Values = Readonly<Record<string, string>>

/** A form as it is shown again: what was typed, and what is wrong with it. */
export interface FormState {
  readonly values: Values
  /** Field → what is wrong with it; the empty name is about the whole form. */
  readonly errors: Values
}

export const emptyForm: FormState = { values: {}, errors: {} }
