import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { Nonce, OwnerPassword } from './person-forms.ts'

const brokenText = 'The browser sent no complete passkey. Try again'
const bytes = (most: number) =>
  z.string(brokenText).check(z.regex(/^[\w-]+$/, brokenText), z.maxLength(most, brokenText))

const credentialFields = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key', brokenText) }

/** A new passkey, as the browser gives it. */
const NewCredential = z.object(
  {
    ...credentialFields,
    response: z.object(
      {
        clientDataJSON: bytes(4000),
        attestationObject: bytes(20_000),
        transports: z.optional(
          z.array(z.string(brokenText).check(z.maxLength(20, brokenText))).check(z.maxLength(10, brokenText)),
        ),
      },
      brokenText,
    ),
  },
  brokenText,
)
export type NewCredential = z.infer<typeof NewCredential>

/** What a passkey signed, as the browser gives it. */
const SignedCredential = z.object(
  {
    ...credentialFields,
    response: z.object(
      {
        clientDataJSON: bytes(4000),
        authenticatorData: bytes(4000),
        signature: bytes(4000),
        userHandle: z.optional(z.nullable(z.string(brokenText).check(z.maxLength(200, brokenText)))),
      },
      brokenText,
    ),
  },
  brokenText,
)
export type SignedCredential = z.infer<typeof SignedCredential>

const descriptors = z.array(z.object({ id: z.string(), type: z.string(), transports: z.optional(z.array(z.string())) }))

/** For `navigator.credentials.create`, with bytes as base64url. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(descriptors),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.string()),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.string()),
    }),
  ),
  attestation: z.optional(z.string()),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/** For `navigator.credentials.get`. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  allowCredentials: z.optional(descriptors),
  userVerification: z.optional(z.string()),
})
export type RequestOptions = z.infer<typeof RequestOptions>

const needNameText = 'Give the passkey a name'
export const PasskeyName = z
  .string(needNameText)
  .check(z.trim(), z.minLength(1, needNameText), z.maxLength(60, 'A name has 60 characters at most'))

export const Passkeys = z.object({
  /** This host; null: its address cannot have passkeys. */
  host: z.nullable(z.string()),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The host at which it signs in. */
      host: z.string(),
      isHere: z.boolean(),
      /** ISO date-times. */
      addedAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
    }),
  ),
  /** Recovery codes that are not used. */
  codesLeft: z.number(),
  /** Whether the person has proved within the last minutes to be the owner: only then anything changes. */
  isConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  /** Staff whose shop asks for a passkey keep one. */
  isNeeded: z.boolean(),
})
export type Passkeys = z.infer<typeof Passkeys>

/** Recovery codes are shown once; null: there are none that are new. */
const codes = z.nullable(z.array(z.string()))

/** Where the browser goes on, signed in. */
const Arrival = z.object({ location: z.string() })

/** What the second step of a sign-in needs. */
export const SecondStep = z.object({
  /** `add`: the shop asks for a passkey, and there is none. */
  kind: z.enum(['prove', 'add']),
  /** For a passkey of this host; null: there is none, or its address cannot have passkeys. */
  request: z.nullable(RequestOptions),
  creation: z.nullable(CreationOptions),
  /** Where a code can be sent to, with most of its letters hidden; null: nowhere. */
  mailTo: z.nullable(z.string()),
})
export type SecondStep = z.infer<typeof SecondStep>

const emptyCodeText = 'Enter a code'
export const StepCode = z.object({
  code: z.string(emptyCodeText).check(z.trim(), z.minLength(1, emptyCodeText), z.maxLength(60, 'A code is shorter')),
})

type Paths = Record<
  | 'list'
  | 'addOptions'
  | 'add'
  | 'confirmOptions'
  | 'confirm'
  | 'remove'
  | 'renewCodes'
  | 'signInOptions'
  | 'signIn'
  | 'step'
  | 'stepPasskey'
  | 'stepCode'
  | 'stepMail'
  | 'stepAdd',
  string
>

/** The calls of passkeys: the shop and the back office have the same, each for its own host. */
export const passkeyCalls = (access: 'customer' | 'staff', paths: Paths) => {
  const own = { access, added: true } as const
  const changes = { ...own, errors: ['invalid_request', 'forbidden', 'conflict'] } as const
  const open = { added: true, errors: ['invalid_request', 'conflict', 'too_many_requests'] } as const
  return {
    list: endpoint({
      method: 'GET',
      path: paths.list,
      summary: 'The passkeys of the signed-in person, and how many recovery codes are left',
      response: Passkeys,
      ...own,
    }),
    addOptions: endpoint({
      method: 'POST',
      path: paths.addOptions,
      summary: 'What the browser needs to make a passkey for this host',
      response: CreationOptions,
      ...changes,
    }),
    add: endpoint({
      method: 'POST',
      path: paths.add,
      summary: 'Add a passkey; the first one comes with recovery codes, which are shown once',
      body: z.object({ name: PasskeyName, credential: NewCredential }),
      response: z.object({ codes }),
      ...changes,
    }),
    confirmOptions: endpoint({
      method: 'POST',
      path: paths.confirmOptions,
      summary: 'What the browser needs to confirm by a passkey that its owner is there',
      response: RequestOptions,
      ...changes,
    }),
    confirm: endpoint({
      method: 'POST',
      path: paths.confirm,
      summary: 'Confirm by password or passkey that the owner is there: changes are then possible for ten minutes',
      /** One of the two. */
      body: z.partial(z.extend(OwnerPassword, { credential: SignedCredential })),
      response: z.null(),
      ...own,
      errors: ['invalid_request', 'conflict', 'too_many_requests'],
    }),
    remove: endpoint({
      method: 'POST',
      path: paths.remove,
      summary: 'Remove a passkey; with the last one the recovery codes go',
      params: z.object({ id: z.string() }),
      response: z.null(),
      ...own,
      errors: ['forbidden', 'not_found', 'conflict'],
    }),
    renewCodes: endpoint({
      method: 'POST',
      path: paths.renewCodes,
      summary: 'Make new recovery codes; earlier ones no longer work',
      response: z.object({ codes }),
      ...changes,
    }),
    signInOptions: endpoint({
      method: 'POST',
      path: paths.signInOptions,
      summary: 'What the browser needs to sign in with a passkey alone',
      response: RequestOptions,
      ...open,
    }),
    signIn: endpoint({
      method: 'POST',
      path: paths.signIn,
      summary: 'Sign in with a passkey alone: it has verified its user, which makes two factors',
      body: z.object({ credential: SignedCredential, nonce: Nonce }),
      response: Arrival,
      ...open,
    }),
    step: endpoint({
      method: 'POST',
      path: paths.step,
      summary: 'What the second step of the sign-in of this browser needs',
      response: SecondStep,
      ...open,
    }),
    stepPasskey: endpoint({
      method: 'POST',
      path: paths.stepPasskey,
      summary: 'Complete a sign-in by a passkey',
      body: z.object({ credential: SignedCredential }),
      response: Arrival,
      ...open,
    }),
    stepCode: endpoint({
      method: 'POST',
      path: paths.stepCode,
      summary: 'Complete a sign-in by a recovery code, or by the code of a mail',
      body: StepCode,
      response: Arrival,
      ...open,
    }),
    stepMail: endpoint({
      method: 'POST',
      path: paths.stepMail,
      summary: 'Send a code for the sign-in of this browser to the address of the customer',
      response: z.null(),
      ...open,
    }),
    stepAdd: endpoint({
      method: 'POST',
      path: paths.stepAdd,
      summary: 'Complete a sign-in by adding the passkey that the shop asks of its staff',
      body: z.object({ name: PasskeyName, credential: NewCredential }),
      response: z.extend(Arrival, { codes }),
      ...open,
    }),
  }
}

export const passkey = passkeyCalls('customer', {
  list: '/api/account/passkeys',
  addOptions: '/api/account/passkeys/options',
  add: '/api/account/passkeys',
  confirmOptions: '/api/account/passkeys/confirm/options',
  confirm: '/api/account/passkeys/confirm',
  remove: '/api/account/passkeys/:id/remove',
  renewCodes: '/api/account/passkeys/codes',
  signInOptions: '/api/account/sign-in/passkey/options',
  signIn: '/api/account/sign-in/passkey',
  step: '/api/account/sign-in/step',
  stepPasskey: '/api/account/sign-in/step/passkey',
  stepCode: '/api/account/sign-in/step/code',
  stepMail: '/api/account/sign-in/step/mail',
  stepAdd: '/api/account/sign-in/step/add',
})
