interface Problem {
  readonly title: string
  readonly advice: string
}

/** Said at once by screen readers. One at a time in each place. */
export function showProblem(place: Element, { title, advice }: Problem): void {
  clearProblem(place)
  const box = document.createElement('div')
  box.className = 'cart-notes'
  box.setAttribute('role', 'alert')
  box.dataset.cartProblem = ''
  const strong = document.createElement('strong')
  strong.textContent = title
  const [first, second] = [document.createElement('p'), document.createElement('p')]
  first.append(strong)
  second.textContent = advice
  box.append(first, second)
  place.prepend(box)
}

export function clearProblem(place: Element): void {
  place.querySelector('[data-cart-problem]')?.remove()
}

/** What the host says of a change that it refused. */
export function readProblem(cart: Element): Problem | null {
  const [title, advice] = cart.querySelectorAll('[data-cart-problem] p')
  return title && advice ? { title: title.textContent ?? '', advice: advice.textContent ?? '' } : null
}
