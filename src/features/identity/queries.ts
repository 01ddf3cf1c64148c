import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ProfileUpdate, Registration } from '#contract/account/identity.ts'
import type { Api } from '#contract/client.ts'
import { invalidLoginText } from '#domain/account/identity-error.ts'
import type { App } from '#lib/app.tsx'
import { environmentFor } from '#lib/whole-environment.ts'
import type { ShopBrand } from '#themes/brand.ts'
import { identityCall } from './identity-call.ts'
import { validSignIn } from './session/stored-sign-in.ts'

const clientIdOf = (brand: ShopBrand) => environmentFor(brand).idClientId

export const identityQueries = (api: Api, brand: ShopBrand) => ({
  profile: () =>
    queryOptions({
      queryKey: ['identity', 'profile'],
      queryFn: ({ signal }) => api.identity.profile(undefined, { signal, ...identityCall(brand) }),
    }),
  /** Requested once per page visit: the same link has the same result. */
  confirmation: (token: string) =>
    queryOptions({
      queryKey: ['identity', 'confirmation', token],
      queryFn: ({ signal }) => api.identity.confirmEmail({ params: { token } }, { signal, ...identityCall(brand) }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
})

type Person = Omit<Registration, 'clientId'>

/** A failure is shown in the form. */
const meta = { inline: true }

export const register = ({ api, brand }: App) =>
  mutationOptions({
    mutationFn: (person: Person) =>
      api.identity.register({ body: { ...person, clientId: clientIdOf(brand) } }, identityCall(brand)),
    meta,
  })

/** The shop's own endpoint: it knows who placed the order. */
export const openFromOrder = ({ api }: Pick<App, 'api'>) =>
  mutationOptions({
    mutationFn: (body: { cartId: string; password: string }) => api.account.openFromOrder({ body }),
    meta,
  })

export const sendReset = ({ api, brand }: App) =>
  mutationOptions({
    mutationFn: (email: string) =>
      api.identity.forgotPassword({ body: { clientId: clientIdOf(brand), email } }, identityCall(brand)),
    meta,
  })

export const resetPassword = ({ api, brand }: App) =>
  mutationOptions({
    mutationFn: (body: { token: string; password: string }) =>
      api.identity.resetPassword({ body }, identityCall(brand)),
    meta,
  })

export const resendConfirmation = ({ api, brand }: App) =>
  mutationOptions({
    mutationFn: (email: string) =>
      api.identity.resendConfirmEmail({ body: { clientId: clientIdOf(brand), email } }, identityCall(brand)),
    meta,
  })

/** Setting an email needs a sign-in that holds: without one no call is made [S1-7-16]. */
export const updateProfile = ({ api, brand, queryClient }: App) =>
  mutationOptions({
    mutationFn: async (update: Omit<ProfileUpdate, 'clientId'>) => {
      if (update.emailChanged && !validSignIn()) throw new Error(invalidLoginText)
      return api.identity.updateProfile({ body: { ...update, clientId: clientIdOf(brand) } }, identityCall(brand))
    },
    onSuccess: (profile) => queryClient.setQueryData(identityQueries(api, brand).profile().queryKey, profile),
    meta,
  })

export const exchangeCode = ({ api, brand }: App, body: { code: string; nonce: string }) =>
  api.identity.exchange({ body }, identityCall(brand))

/** The server may wait for a provider before it responds, for less than this. */
const endSessionMs = 8_000

export const endSession = ({ api, brand }: App, userId: string) =>
  api.identity.logout(
    { body: { userId, clientId: clientIdOf(brand) } },
    { ...identityCall(brand), signal: AbortSignal.timeout(endSessionMs) },
  )
