import { expect, it } from 'vitest'
import { emptyReturn, type ReturnValues, returnForm } from './return-request.ts'

const returnable = [
  { position: 0, title: 'Kettle', quantity: 2 },
  { position: 3, title: 'Toaster', quantity: 1 },
]

const form = returnForm(returnable)
const problemsOf = (values: ReturnValues) =>
  Object.fromEntries(form.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

it('chooses the line of an order that has one', () => {
  expect(Object.values(emptyReturn(returnable).lines).map(({ isChosen }) => isChosen)).toEqual([false, false])
  expect(emptyReturn(returnable.slice(1)).lines).toEqual({ p3: { isChosen: true, quantity: 1, reason: '' } })
})

it('needs a product', () => {
  expect(problemsOf(emptyReturn(returnable))).toEqual({
    'lines.p0.isChosen': 'Choose at least one product to return',
  })
})

it('needs a reason for each chosen product', () => {
  const chosen = { isChosen: true, quantity: 1, reason: '' as const }
  expect(problemsOf({ lines: { p0: chosen, p3: chosen }, comment: '' })).toEqual({
    'lines.p0.reason': 'Choose a reason',
    'lines.p3.reason': 'Choose a reason',
  })
})

it('sends the chosen lines by their position in the order', () => {
  const lines = {
    ...emptyReturn(returnable).lines,
    p3: { isChosen: true, quantity: 1, reason: 'faulty' as const },
  }
  expect(form.parse({ lines, comment: 'It does not heat' })).toEqual({
    lines: [{ position: 3, quantity: 1, reason: 'faulty' }],
    comment: 'It does not heat',
  })
})

it('sends as many as are left when a draft has more', () => {
  const lines = { p0: { isChosen: true, quantity: 3, reason: 'damaged' as const } }
  expect(form.parse({ lines, comment: '' }).lines).toEqual([{ position: 0, quantity: 2, reason: 'damaged' }])
})

it('takes a comment of 500 characters at most, as the server does', () => {
  const lines = { p3: { isChosen: true, quantity: 1, reason: 'faulty' as const } }
  expect(problemsOf({ lines, comment: 'x'.repeat(501) })).toEqual({ comment: 'Write 500 characters at most' })
})
