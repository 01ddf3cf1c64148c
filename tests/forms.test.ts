import { globSync, readFileSync } from 'node:fs'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { MailRequest, SignIn } from '#contract/account/person-forms.ts'
import type { Api } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { addressForm } from '#domain/account/address-form.ts'
import { NewsletterForm } from '#domain/account/newsletter-form.ts'
import { newPasswordForm, ProfileForm, RegistrationForm } from '#domain/account/person-forms.ts'
import { customFormSchema } from '#domain/content/custom-form.ts'
import { checkPart } from '../server/http/serve.ts'
import { lastMail, plainBrowser } from './identity.ts'
import { type Shop, testShop } from './test-app.ts'

let shop: Shop
let ada: Api
let resetToken: string
let profile: Awaited<ReturnType<Api['identity']['profile']>>
beforeAll(async () => {
  shop = await testShop()
  ada = await shop.signedIn('ada@hearth.example')
  profile = await ada.identity.profile()
  await shop.visitor().identity.forgotPassword({ body: { clientId: 'wa', email: 'ada@hearth.example' } })
  resetToken = (await lastMail(shop, 'ada@hearth.example'))?.token ?? ''
})
afterAll(() => shop.close())

type Values = Record<string, string | boolean>
type Texts = Readonly<Record<string, string>>
type FormCase = {
  name: string
  /** The schema of the form's resolver. */
  schema: () => Promise<z.ZodMiniType<FieldValues, FieldValues>>
  right: Values
  /** One invalid value and its message, for each rule. */
  wrong: readonly (readonly [field: string, value: string | boolean, text: string])[]
  /** Sends the values to the server, without the form. */
  send: (values: never) => Promise<unknown>
}

const emailText = 'Please enter a valid Email'
const phoneText = 'Enter a phone number we can call'
const firstName = [
  ['firstName', ' ', 'Enter your first name'],
  ['firstName', 'x'.repeat(41), 'Enter your first name, 40 characters at most'],
] as const
const lastName = ['lastName', '', 'Enter your last name'] as const
const clientId = 'wa'
const person = { firstName: 'Ada', lastName: 'Fenwick', email: 'newcomer@mail.example', phone: '' }
const questions = () => shop.api.contact.form({ params: { url: 'ask-an-expert' } })

const forms: readonly FormCase[] = [
  {
    name: 'sign-in',
    schema: async () => SignIn,
    right: { email: 'ada@hearth.example', password: 'x' },
    wrong: [
      ['email', 'ada', emailText],
      ['password', '', 'Enter your password'],
    ],
    // The endpoint responds to a form post with a redirect, so its body schema is checked instead.
    send: async (values) =>
      checkPart('body', contract.identity.signIn.body, {
        ...(values as Values),
        ...{ returnUrl: '', origin: '', nonce: 'a-nonce-of-a-test' },
      }),
  },
  {
    name: 'forgotten password',
    schema: async () => MailRequest,
    right: { email: 'ada@hearth.example' },
    wrong: [
      ['email', '', emailText],
      ['email', 'a@b', emailText],
      ['email', `${'a'.repeat(250)}@b.co`, emailText],
    ],
    send: (values: { email: string }) => shop.visitor().identity.forgotPassword({ body: { ...values, clientId } }),
  },
  {
    name: 'new password',
    schema: async () => newPasswordForm(''),
    right: { password: 'an entirely new password' },
    wrong: [
      ['password', 'short', 'Choose a password of at least 10 characters'],
      ['password', 'x'.repeat(129), 'A password has 128 characters at most'],
      ['password', 'Password2026!', 'This password is easy to guess. Choose another one'],
    ],
    send: (values: { password: string }) =>
      shop.visitor().identity.resetPassword({ body: { ...values, token: resetToken } }),
  },
  {
    name: 'registration',
    schema: async () => RegistrationForm,
    right: { ...person, password: 'a fine long password', ABN: '' },
    wrong: [
      ...firstName,
      lastName,
      ['email', 'no address', emailText],
      ['phone', '12', phoneText],
      ['phone', '98765432', 'Please include the area code'],
      ['password', 'short', 'Choose a password of at least 10 characters'],
      ['password', 'a newcomer@mail.example one', 'Choose a password without your email address in it'],
      ['ABN', '51 824 753 557', 'An ABN has 11 digits. Check the number'],
    ],
    send: (values: z.output<typeof RegistrationForm>) =>
      shop.visitor().identity.register({ body: { ...values, clientId } }),
  },
  {
    name: 'profile',
    schema: async () => ProfileForm,
    right: person,
    wrong: [...firstName, lastName, ['email', 'no address', emailText], ['phone', '12', phoneText]],
    send: async ({ phone, ...update }: z.output<typeof ProfileForm>) => {
      await ada.account.change({ body: { phone } })
      const changed = { emailChanged: true, firstNameChanged: true, lastNameChanged: true }
      await ada.identity.updateProfile({ body: { ...update, ...changed, clientId, userId: profile.userId } })
    },
  },
  {
    name: 'address',
    schema: async () => addressForm('AU'),
    right: {
      ...{ firstName: 'Ada', lastName: 'Fenwick', companyName: '', phone: '', address: '7 Test Street' },
      ...{ suburb: 'SYDNEY', state: 'NSW', postcode: '2000', isDefault: false },
    },
    wrong: [
      ['firstName', 'x'.repeat(21), 'Please enter a first name (max 20 characters)'],
      ['lastName', ' ', 'Please enter a last name (max 20 characters)'],
      ['companyName', 'x'.repeat(51), 'Company Name cannot be more than 50 characters'],
      ['address', '', 'Please enter a valid address (max 50 characters)'],
      ['address', 'x'.repeat(51), 'Address cannot be more than 50 characters'],
      ['address', 'PO Box 7', "We don't deliver to PO Boxes"],
      ['suburb', '', 'Please enter a valid suburb'],
      ['phone', '12', phoneText],
    ],
    send: (values: z.output<ReturnType<typeof addressForm>>) =>
      ada.account.saveAddress({ body: { ...values, id: null } }),
  },
  {
    name: 'newsletter',
    schema: async () => NewsletterForm,
    right: { Name: 'Ada', Email: 'ada@mail.example', Postcode: '2000' },
    wrong: [
      ['Name', ' ', 'Please enter your Name'],
      ['Name', 'x'.repeat(301), 'Please enter your Name'],
      ['Email', 'abc', emailText],
      ['Postcode', '12', 'Please enter a valid Postcode'],
      ['Postcode', 'abcd', 'Please enter a valid Postcode'],
    ],
    send: (values: z.output<typeof NewsletterForm>) =>
      shop.visitor().contact.kitchenClub({ body: { ...values, source: 'Newsletter' } }),
  },
  {
    name: 'question',
    schema: async () => customFormSchema((await questions()).fields),
    right: { name: 'Ada', email: 'ada@mail.example', phone: '', postcode: '', question: 'Does it fit?' },
    wrong: [
      ['name', '', 'Please fill in: Name'],
      ['email', 'abc', emailText],
      ['phone', '12', phoneText],
      ['postcode', '12', 'Please enter a valid Postcode'],
    ],
    send: (values: Record<string, string>) =>
      shop.visitor().contact.sendForm({ params: { url: 'ask-an-expert' }, body: { answers: values } }),
  },
]

/** The messages of the form by field. */
async function shownBy({ schema }: FormCase, values: Values): Promise<Texts> {
  const resolve = zodResolver(await schema())
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message)]))
}

type ErrorBody = { message?: string; errtext?: string; fields?: Record<string, string[]> }

/** The messages of the server by field; the newsletter has one text that names the field. */
function saidBy(error: unknown): Texts {
  const {
    fields,
    errtext,
    message = '',
  } = (error instanceof ApiError ? error.problem : (error as ErrorBody)) as ErrorBody
  if (errtext) return { [message.slice(0, -`: ${errtext}`.length)]: errtext }
  const details = fields ?? (error as { details?: ErrorBody }).details?.fields ?? {}
  return Object.fromEntries(Object.entries(details).map(([name, texts]) => [name, texts.join(' ')]))
}

const cases = forms.flatMap((form) =>
  form.wrong.map(([field, value, text]) => ({ form, name: form.name, field, value, text })),
)

it.each(cases)('rejects $field of $name on the page and at the server with one text: $text', async (testCase) => {
  const values = { ...testCase.form.right, [testCase.field]: testCase.value }
  const expected = { [testCase.field]: testCase.text }
  expect(await shownBy(testCase.form, values)).toEqual(expected)
  const outcome = testCase.form.send(values as never).then(() => 'taken', saidBy) // the table ties values and call together
  expect(await outcome).toEqual(expected)
})

it.each(forms)('accepts a valid $name', async (form) => {
  expect(await shownBy(form, form.right)).toEqual({})
})

it('shows all errors of a form together', async () => {
  const form = forms.find(({ name }) => name === 'registration')
  const all = form && (await shownBy(form, { ...form.right, firstName: '', email: 'x', phone: '1', password: '1' }))
  expect(Object.keys(all ?? {})).toEqual(['firstName', 'email', 'phone', 'password'])
})

it('redirects an invalid sign-in back with an error', async () => {
  const response = await plainBrowser(shop).postForm({ email: 'ada', password: '' })
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    expect.stringContaining('error=invalid_login'),
  ])
})

it('has a schema for every form of the shop', () => {
  const asking = globSync('src/features/**/*.tsx').filter((file) => /\buseForm[<(]/.test(readFileSync(file, 'utf8')))
  const without = asking.filter((file) => !readFileSync(file, 'utf8').includes('@hookform/resolvers/zod'))
  expect(asking.length).toBeGreaterThan(8)
  // The rules of the checkout depend on its cart, its total and its payments: domain/checkout/checkout-rules.ts.
  expect(without).toEqual(['src/features/checkout/checkout-form.tsx'])
})
