/** The host will not take this document, however often it is sent; `errors` tells by field. */
export interface Refusal {
  readonly kind: 'refused'
  readonly text: string
  readonly errors?: Readonly<Record<string, string>>
}

/** What came of sending a document to the host. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly version: number }
  /** Another version is on the host. */
  | { readonly kind: 'conflict' }
  /** The host was not reached or is busy: worth another try. */
  | { readonly kind: 'failed'; readonly text: string }
  | Refusal
