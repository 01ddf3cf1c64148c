import { expect, it } from 'vitest'
import { passkeyProblemText } from './passkey-texts.ts'

it('names a way on for a closed window, and for errors that it does not know', () => {
  expect(passkeyProblemText('NotAllowedError')).toMatch(/closed.*another way/)
  expect(passkeyProblemText('ConstraintError')).toMatch(/another way/)
})

it('says that the device has a passkey already', () => {
  expect(passkeyProblemText('InvalidStateError')).toMatch(/already/)
})
