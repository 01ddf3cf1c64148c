import { expect, it } from 'vitest'
import { markedParts } from './marked-text.tsx'

const marked = (text: string, keyword: string) =>
  markedParts(text, keyword)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it('marks the words of the keyword in a title, ignoring case', () => {
  expect(marked('Arbourne Wall Oven, black', 'oven wall')).toBe('Arbourne [Wall] [Oven], black')
})

it('marks the longer of two words that begin alike', () => {
  expect(marked('Ovenproof dish', 'oven ovenproof')).toBe('[Ovenproof] dish')
})

it('escapes special characters of a keyword', () => {
  expect(marked('4.8 L mixer', '4.8')).toBe('[4.8] L mixer')
  expect(marked('408 L fridge', '4.8')).toBe('408 L fridge')
})

it('returns a title unchanged when nothing matches', () => {
  expect(marked('Kettle', '  ')).toBe('Kettle')
})
