import { expect, test } from 'vitest'
import { foldWords } from './fold-words'
import { markTerms } from './mark-terms'

test('words that were looked for are marked whole, whatever their case, marks and ending', () => {
  const marked = (text: string, ...terms: string[]) =>
    markTerms(text, terms)
      .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
      .join('')
  expect(marked('Wide Celadon bowls, glazed.', 'celadon', 'bowl')).toBe('Wide [Celadon] [bowls], glazed.')
  expect(marked('Unser Café am Übergang', 'cafe', 'ubergang')).toBe('Unser [Café] am [Übergang]')
  expect(marked('Party at the art fair', 'art')).toBe('Party at the [art] fair')
  expect(marked('', 'art')).toBe('')
})

test('letters lose their marks', () => {
  expect(foldWords('Crème BRÛLÉE, Straße, Ærø, Łódź')).toBe('creme brulee, strasse, aero, lodz')
})
