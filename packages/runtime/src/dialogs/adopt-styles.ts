const adopted = new Set<string>()

/** Adds styles to the page once. */
export function adoptStyles(name: string, css: string): void {
  if (adopted.has(name)) return
  adopted.add(name)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
