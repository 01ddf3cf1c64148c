import { describe, expect, it } from 'vitest'
import { signOutQuestion, storedChangesText } from './unsent-texts.ts'

describe('signOutQuestion', () => {
  it('asks nothing when nothing would be lost', () => {
    expect(signOutQuestion({ projects: 0, cart: 0 }, 'Cart')).toBeNull()
  })

  it.each([
    [{ projects: 1, cart: 0 }, '1 change is not sent yet', '1 change to a project is only on this device. It is lost'],
    [{ projects: 0, cart: 2 }, '2 changes are not sent yet', '2 changes to your cart are only on this device.'],
    [
      { projects: 2, cart: 1 },
      '3 changes are not sent yet',
      '2 changes to projects and 1 change to your cart are only',
    ],
  ])('names what would be lost: %o', (unsent, title, lead) => {
    expect(signOutQuestion(unsent, 'Cart')?.title).toBe(title)
    expect(signOutQuestion(unsent, 'Cart')?.lead).toContain(lead)
    expect(signOutQuestion(unsent, 'Cart')?.leave).toBe(`Sign out and lose ${title.startsWith('1 ') ? 'it' : 'them'}`)
  })
})

describe('storedChangesText', () => {
  it.each([
    [{ projects: 0, others: 0, cart: 0 }, null],
    [{ projects: 1, others: 0, cart: 0 }, '1 change on this tablet waiting to send. Sign in to send it.'],
    [{ projects: 2, others: 0, cart: 1 }, '3 changes on this tablet waiting to send. Sign in to send them.'],
    [
      { projects: 2, others: 1, cart: 0 },
      '3 changes on this tablet waiting to send. Sign in to send yours. A colleague made 1 of them.',
    ],
    [
      { projects: 0, others: 2, cart: 0 },
      '2 changes on this tablet waiting to send. A colleague made them and has to sign in to send them.',
    ],
    [
      { projects: 0, others: 0, cart: 1 },
      '1 change to your cart waiting to send. We send it when you are back online.',
    ],
  ])('says how many changes wait, and what sends them: %o', (stored, text) => {
    expect(storedChangesText(stored, 'Cart')).toBe(text)
  })
})
