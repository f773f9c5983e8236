/** What a mail says, before it has a look. Texts are plain: whoever writes them out escapes them. */
export interface MailContent {
  readonly subject: string
  readonly heading: string
  readonly parts: readonly MailPart[]
  /** Small print: why this mail came. */
  readonly footnote: string
  /** Stands behind the small print. */
  readonly footLink?: { readonly label: string; readonly address: string }
}

export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly address: string }
  /** Names and values below each other, such as the fields of a form. */
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }

/** How mails of one site look. */
export interface MailDesign {
  readonly title: string
  /** Where the title leads. */
  readonly address: string
  readonly logo: { readonly address: string; readonly width: number; readonly height: number } | null
  readonly language: string
  readonly headingFont: string
  readonly bodyFont: string
  readonly cornerPx: number
  readonly colors: {
    readonly ground: string
    readonly card: string
    readonly text: string
    readonly heading: string
    readonly quiet: string
    readonly quietOnGround: string
    readonly line: string
    readonly button: string
    readonly onButton: string
  }
}
