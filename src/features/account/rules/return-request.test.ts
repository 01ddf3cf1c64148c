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
  expect(emptyReturn(returnable).lines.map(({ isChosen }) => isChosen)).toEqual([false, false])
  expect(emptyReturn(returnable.slice(1)).lines).toEqual([{ isChosen: true, quantity: 1, reason: '' }])
})

it('needs a product', () => {
  expect(problemsOf(emptyReturn(returnable))).toEqual({
    'lines.0.isChosen': 'Choose at least one product to return',
  })
})

it('needs a reason for each chosen product', () => {
  const values = emptyReturn(returnable)
  values.lines = values.lines.map((line) => ({ ...line, isChosen: true }))
  expect(problemsOf(values)).toEqual({
    'lines.0.reason': 'Choose a reason',
    'lines.1.reason': 'Choose a reason',
  })
})

it('sends the chosen lines by their position in the order', () => {
  const [kettle, toaster] = emptyReturn(returnable).lines
  if (!kettle || !toaster) throw new Error('There are two lines')
  const values = {
    lines: [kettle, { ...toaster, isChosen: true, reason: 'faulty' as const }],
    comment: 'It does not heat',
  }
  expect(form.parse(values)).toEqual({
    lines: [{ position: 3, quantity: 1, reason: 'faulty' }],
    comment: 'It does not heat',
  })
})

it('takes a comment of 500 characters at most, as the server does', () => {
  const values = emptyReturn(returnable.slice(1))
  const lines = values.lines.map((line) => ({ ...line, reason: 'faulty' as const }))
  expect(problemsOf({ lines, comment: 'x'.repeat(501) })).toEqual({ comment: 'Write 500 characters at most' })
})
