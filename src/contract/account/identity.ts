import * as z from 'zod/mini'
import { Email } from '../fields/values.ts'
import { callPaths } from '../protocol/call-paths.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { FirstName, LastName, MailRequest, Nonce, SignIn } from './person-forms.ts'

const longOriginText = 'This origin is too long'

const longAddressText = 'This address is too long'

const ClientId = z.string().check(z.minLength(1, 'Name the client'), z.maxLength(100, 'Name the client'))

const Token = z
  .string()
  .check(z.regex(/^[\w-]{20,100}$/, 'This link is not complete. Open it again from the email, or ask for a new one.'))

/** RegistrationForm (domain/person-forms.ts) validates password, phone and ABN. */
export const Registration = z.object({
  email: Email,
  password: z.string(),
  firstName: FirstName,
  lastName: LastName,
  phone: z.string(),
  clientId: ClientId,
  ABN: z.string(),
})
export type Registration = z.infer<typeof Registration>

/** The fields of the sign-in form post. */
export const SignInForm = z.extend(SignIn, {
  returnUrl: z.string().check(z.maxLength(2000, longAddressText)),
  origin: z.string().check(z.maxLength(300, longOriginText)),
  nonce: Nonce,
})

export const Relogin = z.object({
  token: z.string().check(z.maxLength(4000, 'This is no token')),
  origin: z.string().check(z.maxLength(300, longOriginText)),
  nonce: Nonce,
  returnUrl: z.string().check(z.maxLength(2000, longAddressText)),
})

/** The tokens of a session and when they expire. The bearer token is held in memory only. */
export const Granted = z.object({
  accessToken: z.string(),
  /** Expiry of the access token, as an ISO date-time. */
  expiresAt: z.string(),
  idToken: z.string(),
})
export type Granted = z.infer<typeof Granted>

export const Profile = z.object({
  /** The user's id in this shop; equals the `sub` claim of the id token. */
  userId: z.string(),
  clientId: z.string(),
  email: z.string(),
  /** A new address that replaces the current one when the user opens the confirmation link. */
  pendingEmail: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileUpdate = z.object({
  userId: z.string(),
  clientId: ClientId,
  email: Email,
  emailChanged: z.boolean(),
  firstName: FirstName,
  firstNameChanged: z.boolean(),
  lastName: LastName,
  lastNameChanged: z.boolean(),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

const byMail = z.extend(MailRequest, { clientId: ClientId })
/** The address the email is sent to. The response is the same for unknown addresses. */
const Mailed = z.object({ email: z.string() })

/** Endpoints of the identity provider. A setting of the shop holds their base URL. */
export const identity = {
  register: endpoint({
    method: 'POST',
    path: '/api/account/register',
    summary: 'Open an account; the answer is the same for an address that has one',
    body: Registration,
    response: Mailed,
    errors: ['invalid_request', 'too_many_requests'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/account/login-redir',
    summary:
      'Sign in by a form; answered with a redirect (303) to returnUrl with a one-time code, or to the login page',
    body: SignInForm,
    response: z.null(),
    navigation: true,
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/account/exchange',
    summary: 'The one-time code of a sign-in for what proves it',
    body: z.object({ code: z.string().check(z.maxLength(100, 'This is no code')), nonce: Nonce }),
    response: Granted,
    errors: ['unauthorised'],
    added: true,
  }),
  relogin: endpoint({
    method: 'POST',
    path: '/api/account/relogin',
    summary: 'Renew a sign-in while its session lasts',
    body: Relogin,
    response: Granted,
    errors: ['unauthorised'],
  }),
  logout: endpoint({
    method: 'POST',
    path: callPaths.logout,
    summary: 'End the session of this browser',
    body: z.object({ userId: z.string(), clientId: ClientId }),
    /** Where the browser also signs out at the provider that it signed in at; without an address the provider is down. */
    response: z.nullable(z.object({ leave: z.nullable(z.string()) })),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/account/forgotpassword',
    summary: 'Send a link to set a new password',
    body: byMail,
    response: Mailed,
    errors: ['too_many_requests'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/account/resetpassword',
    summary: 'Set a new password; every session of the account ends',
    body: z.object({ token: Token, password: z.string() }),
    response: Mailed,
    errors: ['invalid_request'],
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/account/getprofile',
    summary: 'Who is signed in, as the provider of identities knows them',
    response: Profile,
    access: 'customer',
  }),
  updateProfile: endpoint({
    method: 'POST',
    path: '/api/account/updateprofile',
    summary: 'Change name or email; a new address counts once its link was followed',
    body: ProfileUpdate,
    response: Profile,
    access: 'customer',
    errors: ['invalid_request', 'forbidden'],
  }),
  confirmEmail: endpoint({
    method: 'GET',
    path: '/api/account/confirmemail/:token',
    summary: 'Confirm an email address by the link that was sent to it',
    params: z.object({ token: Token }),
    response: Mailed,
    errors: ['invalid_request'],
  }),
  resendConfirmEmail: endpoint({
    method: 'POST',
    path: '/api/account/resendconfirmemail',
    summary: 'Send the link that confirms an address again',
    body: byMail,
    response: Mailed,
    errors: ['too_many_requests'],
  }),
  externalSignIn: endpoint({
    method: 'GET',
    path: '/api/account/externallogin/:provider',
    summary: 'Sign in by another provider; answered with a redirect (303) to it',
    params: z.object({ provider: z.string() }),
    query: z.object({ nonce: Nonce, origin: z.string() }),
    response: z.null(),
    navigation: true,
  }),
}
