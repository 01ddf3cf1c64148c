import { expect, it } from 'vitest'
import { submitProblem } from './checkout-submit.ts'

const good = {
  isSuburbChosen: true,
  hasDepositProblem: false,
  isFormValid: true,
  hasDate: true,
  hasSupplierAvailability: false,
  isCashAndCarry: false,
}
const bad = { isSuburbChosen: false, hasDepositProblem: true, isFormValid: false, hasDate: false }

it('sends a good form', () => {
  expect(submitProblem(good)).toBeNull()
})

it('requires a suburb from the list first [S2-5-35]', () => {
  expect(submitProblem({ ...good, ...bad })).toBe('Please, select a suburb in the suggested list.')
})

it('then minds the deposit [S2-5-36]', () => {
  expect(submitProblem({ ...good, ...bad, isSuburbChosen: true })).toBe(
    'There is an error with the deposit amount. Please try again or contact support.',
  )
})

it('then the fields [S2-5-37]', () => {
  expect(submitProblem({ ...good, isFormValid: false, hasDate: false })).toBe(
    'There has been an error. Please check below to see what fields are invalid.',
  )
})

it('then the date, unless suppliers deliver or the order is collected [S2-5-38]', () => {
  const dateless = { ...good, hasDate: false }
  expect(submitProblem(dateless)).toBe('There is an error with the delivery date. Please try again or contact support.')
  expect(submitProblem({ ...dateless, hasSupplierAvailability: true })).toBeNull()
  expect(submitProblem({ ...dateless, isCashAndCarry: true })).toBeNull()
})
