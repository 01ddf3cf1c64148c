import { expect, it } from 'vitest'
import { ProfileForm } from '#domain/account/person-forms.ts'
import { profileChange } from './profile-form.tsx'

const profile = {
  userId: 'u',
  clientId: 'wa',
  email: 'ada@mail.example',
  pendingEmail: null,
  firstName: 'Ada',
  lastName: 'Fenwick',
}
const info = { firstName: 'Ada', phone: '0412345678' }
const typed = { firstName: 'Ada', lastName: 'Fenwick', email: 'ada@mail.example', phone: '0412 345 678' }

it('sends nothing where nothing was changed, however it is written', () => {
  const written = ProfileForm.parse({ ...typed, firstName: ' Ada ', email: ' Ada@Mail.example ' })
  expect(profileChange(profile, info, written)).toEqual({ update: null, patch: {} })
})

it('says of each part whether it was changed, and sends the shop what is new only', () => {
  const { update, patch } = profileChange(profile, info, { ...typed, lastName: 'Byron', phone: '02 5550 0000' })
  expect(update).toMatchObject({
    emailChanged: false,
    firstNameChanged: false,
    lastNameChanged: true,
    lastName: 'Byron',
  })
  expect(patch).toEqual({ lastName: 'Byron', phone: '02 5550 0000' })
})
