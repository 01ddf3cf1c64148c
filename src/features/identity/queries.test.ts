// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { App } from '#lib/app.tsx'
import { brand } from '#themes/wa/brand.ts'
import { register, sendReset, updateProfile } from './queries.ts'
import { storeSignIn } from './session/stored-sign-in.ts'

const requests: string[] = []
const bodies: unknown[] = []
const send: Send = async (endpoint, input) => {
  requests.push(endpoint.path)
  bodies.push(input?.body)
  return {}
}
const queryClient = new QueryClient()
const app = { api: createClient(contract, send), queryClient, brand } as unknown as App // these tests do not load the home blocks

const update = {
  userId: 's',
  email: 'new@mail.example',
  emailChanged: true,
  firstName: 'Ada',
  firstNameChanged: false,
  lastName: 'Fenwick',
  lastNameChanged: false,
}
const change = (changes: Partial<typeof update> = {}) =>
  queryClient
    .getMutationCache()
    .build(queryClient, updateProfile(app))
    .execute({ ...update, ...changes })

beforeEach(() => {
  localStorage.clear()
  requests.length = 0
  bodies.length = 0
})

it('rejects setting an email without a valid sign-in, and sends no request [S1-7-16]', async () => {
  await expect(change()).rejects.toThrow(/^Invalid login$/)
  expect(requests).toEqual([])
})

it('sets an email with a valid sign-in', async () => {
  const part = (value: object) => btoa(JSON.stringify(value))
  const seconds = Math.floor(Date.now() / 1000)
  storeSignIn({ idToken: `${part({})}.${part({ sub: 's', iat: seconds, exp: seconds + 600 })}.sig` })
  await change()
  expect(requests).toEqual(['/api/account/updateprofile'])
})

it('is known to the provider by the brand, or by what the settings of the installation say [S1-3-25]', async () => {
  const person = {
    email: 'new@mail.example',
    password: 'a long password',
    firstName: 'Ada',
    lastName: 'F',
    phone: '',
    ABN: '',
  }
  const run = async () => {
    await queryClient.getMutationCache().build(queryClient, register(app)).execute(person)
    await queryClient.getMutationCache().build(queryClient, sendReset(app)).execute(person.email)
    return bodies.splice(0)
  }
  expect(await run()).toMatchObject([{ clientId: 'wa' }, { clientId: 'wa' }])
  const settings = JSON.stringify({ idClientId: 'portal' })
  document.head.append(Object.assign(document.createElement('meta'), { name: 'environment', content: settings }))
  expect(await run()).toMatchObject([{ clientId: 'portal' }, { clientId: 'portal' }])
  document.head.replaceChildren()
})
