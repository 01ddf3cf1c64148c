import { millisecondsInMinute } from 'date-fns/constants'
import type { passkey } from '#contract/account/passkeys.ts'
import { mailCodeLength, readCode, showCode } from '#domain/account/recovery-code.ts'
import { type AccountRow, findAccount, isStaff, lockAccount } from '../../accounts/accounts.ts'
import {
  countCodes,
  countPasskeys,
  deletePasskey,
  dropCodes,
  insertPasskey,
  needsPasskey,
  passkeysOf,
  redeemRecoveryCode,
} from '../../accounts/passkeys.ts'
import { findStep, type SignInStepRow, setMailCode, takeStep } from '../../accounts/sign-in-steps.ts'
import { newId } from '../../database/id.ts'
import { type Tx, tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type CallContext, callerFrom } from '../../http/request/call-context.ts'
import { badRequest, conflict, HttpError, invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { hashOfToken, newToken } from '../../lib/secret-token.ts'
import type { IdentityMail } from '../links/identity-mails.ts'
import { sendNote } from '../links/mailed-links.ts'
import { forgiveStep, mayMail, takeStepTry, tooManyTries } from '../sign-in/guess-limit.ts'
import { requirePassword } from '../sign-in/sign-in-try.ts'
import { type Ceremony, challengeMs, creationFor, requestFor, verifyNew, verifySigned } from './ceremonies.ts'
import type { PasskeySite } from './passkey-site.ts'
import { makeCodes, newCode } from './recovery-codes.ts'

/** Where a person is signed in: a session of a shop, or a visit to the back office. */
type Seat = {
  /** Names it in challenges. */
  key: string
  /** When its person last proved to be the owner of the account. */
  provenAt: Date | null
  prove: (now: Date) => Promise<unknown>
}

/** `hasCodes`: the person saves new recovery codes before the browser goes on. */
type Entrance = { nonce: string; target: string | null; hasCodes: boolean }

/** How the host of a shop and that of the back office differ. */
export type PasskeyDoor = {
  /** Null: the address of the host cannot have passkeys. */
  siteOf: (context: CallContext) => PasskeySite | null
  seatOf: (context: CallContext, account: AccountRow) => Promise<Seat | null>
  /** Whether the account may sign in here at all. */
  admits: (account: AccountRow) => Promise<boolean>
  /** Signs the browser in; returns the address where it goes on. */
  enter: (context: CallContext, account: AccountRow, to: Entrance) => Promise<string>
}

/** How long a proof allows changes. */
const provenMs = 10 * millisecondsInMinute
const mostPasskeys = 20

const unprovenText = 'Confirm first that it is you, with your password or a passkey.'
const noSiteText = 'Passkeys need an address with a name. Open the shop by its name, not by a number.'
const endedText = 'This sign-in took too long. Sign in again.'
const wrongCodeText = 'This code is not right, or was used before. Check it, or use another one'

const ended = () => conflict(endedText)

type AddedPasskey = { name: string; credential: Parameters<typeof verifyNew>[1] }

/** The calls of passkeys, the same for shops and the back office. */
export function passkeyHandlers(deps: Deps, door: PasskeyDoor): Handlers<{ passkey: typeof passkey }>['passkey'] {
  const { db, clock } = deps

  function siteOf(context: CallContext): PasskeySite {
    const site = door.siteOf(context)
    if (!site) throw conflict(noSiteText)
    return site
  }

  const isNeeded = async (account: AccountRow) => isStaff(account) && (await needsPasskey(db, account.id))
  const isProven = (seat: Seat | null, now: Date) =>
    seat?.provenAt != null && now.getTime() - seat.provenAt.getTime() <= provenMs

  async function seated(context: CallContext, account: AccountRow): Promise<Seat> {
    const seat = await door.seatOf(context, account)
    if (!seat) throw new HttpError('forbidden', unprovenText)
    return seat
  }

  /** The owner of the account, who proved it within the last minutes. */
  async function owner(context: CallContext) {
    const account = await context.caller.require()
    const seat = await seated(context, account)
    if (!isProven(seat, clock())) throw new HttpError('forbidden', unprovenText)
    return { account, seat }
  }

  type Note = { account: AccountRow; kind: IdentityMail; detail: string }
  const note = (transaction: Tx, { brand, origin }: CallContext, { account, kind, detail }: Note) =>
    sendNote(transaction, kind, {
      to: { email: account.email, firstName: account.firstName },
      sender: { brand, origin, now: clock() },
      detail,
    })

  /** Stores a verified passkey; the first one of an account comes with recovery codes. */
  async function store(
    transaction: Tx,
    context: CallContext,
    { account, name, made }: { account: AccountRow; name: string; made: Awaited<ReturnType<typeof verifyNew>> },
  ): Promise<string[] | null> {
    const { id: accountId } = account
    await lockAccount(transaction, accountId)
    const known = await countPasskeys(transaction, accountId)
    if (known >= mostPasskeys)
      throw conflict(`An account has ${mostPasskeys} passkeys at most. Remove one that you do not use.`)
    const now = clock()
    const row = { id: newId(now.getTime()), accountId, ...made, name, addedAt: now, lastUsedAt: null }
    if (!(await insertPasskey(transaction, row))) throw conflict('This passkey is registered already.')
    await note(transaction, context, { account, kind: 'passkey-added', detail: `“${name}” for ${made.rpId}` })
    return known === 0 ? makeCodes(transaction, accountId) : null
  }

  /** The half-done sign-in of this browser. */
  async function openStep(context: CallContext, kind?: SignInStepRow['kind']) {
    const tokenHash = context.signInStep.hash()
    const step = tokenHash ? await findStep(db, { tokenHash, now: clock() }) : null
    const account = step && (await findAccount(db, step.accountId))
    if (!step || !account || (kind && step.kind !== kind) || !(await door.admits(account))) throw ended()
    return { step, account, tried: { ...callerFrom(context), email: account.email, now: clock() } }
  }

  const ceremonyOf = (context: CallContext, what: Pick<Ceremony, 'purpose' | 'boundTo'>): Ceremony => ({
    ...what,
    site: siteOf(context),
    now: clock(),
  })
  const ofStep = (context: CallContext, { tokenHash }: SignInStepRow) =>
    ceremonyOf(context, { purpose: 'step', boundTo: tokenHash })

  async function take(transaction: Tx, { tokenHash }: SignInStepRow) {
    if (!(await takeStep(transaction, { tokenHash, now: clock() }))) throw ended()
  }

  type Opened = Awaited<ReturnType<typeof openStep>>

  async function finish(context: CallContext, { step, account, tried }: Opened, hasCodes = false) {
    await forgiveStep(db, tried)
    context.signInStep.clear()
    return door.enter(context, account, { nonce: step.nonce ?? '', target: step.target, hasCodes })
  }

  return {
    list: async (_input, context) => {
      const account = await context.caller.require()
      const rpId = door.siteOf(context)?.rpId ?? null
      const seat = await door.seatOf(context, account)
      const rows = await passkeysOf(db, account.id)
      return {
        host: rpId,
        passkeys: rows.map(({ id, name, addedAt, lastUsedAt, ...row }) => ({
          id,
          name,
          host: row.rpId,
          isHere: row.rpId === rpId,
          addedAt: addedAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        codesLeft: await countCodes(db, account.id),
        isConfirmed: isProven(seat, clock()),
        hasPassword: account.passwordHash !== null,
        isNeeded: await isNeeded(account),
      }
    },

    addOptions: async (_input, context) => {
      const { account, seat } = await owner(context)
      const ceremony = ceremonyOf(context, { purpose: 'add', boundTo: seat.key })
      return creationFor(db, account, { ...ceremony, shopName: context.brand.name })
    },

    add: async ({ body: { name, credential } }: { body: AddedPasskey }, context) => {
      const { account, seat } = await owner(context)
      const made = await verifyNew(db, credential, ceremonyOf(context, { purpose: 'add', boundTo: seat.key }))
      return { codes: await tx(db, (transaction) => store(transaction, context, { account, name, made })) }
    },

    confirmOptions: async (_input, context) => {
      const account = await context.caller.require()
      const seat = await seated(context, account)
      const request = await requestFor(db, account, ceremonyOf(context, { purpose: 'confirm', boundTo: seat.key }))
      if (!request) throw conflict('You have no passkey at this address. Use your password.')
      return request
    },

    confirm: async ({ body: { password, credential } }, context) => {
      const account = await context.caller.require()
      const seat = await seated(context, account)
      if (credential) {
        const ceremony = ceremonyOf(context, { purpose: 'confirm', boundTo: seat.key })
        await verifySigned(db, credential, { ...ceremony, accountId: account.id })
      } else {
        if (!password) throw invalidField('password', 'Enter your password')
        await requirePassword(db, context, { account, password, now: clock() })
      }
      await seat.prove(clock())
      return null
    },

    remove: async ({ params: { id } }, context) => {
      const { account } = await owner(context)
      const isLastRequired = await isNeeded(account)
      await tx(db, async (transaction) => {
        await lockAccount(transaction, account.id)
        const row = await deletePasskey(transaction, { id, accountId: account.id })
        if (!row) throw notFound('This passkey is removed already')
        if ((await countPasskeys(transaction, account.id)) === 0) {
          if (isLastRequired) throw conflict('Your shop asks its staff for a passkey. Add another one first.')
          await dropCodes(transaction, account.id)
        }
        const detail = `“${row.name}” for ${row.rpId}`
        await note(transaction, context, { account, kind: 'passkey-removed', detail })
      })
      return null
    },

    renewCodes: async (_input, context) => {
      const { account } = await owner(context)
      const codes = await tx(db, async (transaction) => {
        await lockAccount(transaction, account.id)
        if ((await countPasskeys(transaction, account.id)) === 0) throw conflict('Add a passkey first.')
        return makeCodes(transaction, account.id)
      })
      return { codes }
    },

    signInOptions: async (_input, context) => {
      const token = newToken()
      const ceremony = ceremonyOf(context, { purpose: 'sign-in', boundTo: hashOfToken(token) })
      const request = await requestFor(db, null, ceremony)
      if (!request) throw conflict(noSiteText)
      context.signInStep.set(token, challengeMs)
      return request
    },

    signIn: async ({ body: { credential, nonce } }, context) => {
      const boundTo = context.signInStep.hash()
      if (!boundTo) throw ended()
      const { accountId } = await verifySigned(db, credential, ceremonyOf(context, { purpose: 'sign-in', boundTo }))
      const account = await findAccount(db, accountId)
      if (!account?.emailConfirmedAt || !(await door.admits(account)))
        throw badRequest('This passkey does not sign in here. Use another way.')
      context.signInStep.clear()
      return { location: await door.enter(context, account, { nonce, target: null, hasCodes: false }) }
    },

    step: async (_input, context) => {
      const { step, account } = await openStep(context)
      const mailTo = step.kind === 'prove' && !isStaff(account) ? hidden(account.email) : null
      if (!door.siteOf(context)) return { kind: step.kind, request: null, creation: null, mailTo }
      const ceremony = ofStep(context, step)
      if (step.kind === 'prove')
        return { kind: step.kind, request: await requestFor(db, account, ceremony), creation: null, mailTo }
      const creation = await creationFor(db, account, { ...ceremony, shopName: context.brand.name })
      return { kind: step.kind, request: null, creation, mailTo }
    },

    stepPasskey: async ({ body: { credential } }, context) => {
      const opened = await openStep(context, 'prove')
      const { step, account, tried } = opened
      await takeStepTry(db, tried)
      await verifySigned(db, credential, { ...ofStep(context, step), accountId: account.id })
      await tx(db, (transaction) => take(transaction, step))
      return { location: await finish(context, opened) }
    },

    stepCode: async ({ body }, context) => {
      const opened = await openStep(context, 'prove')
      const { step, account, tried } = opened
      await takeStepTry(db, tried)
      const codeHash = hashOfToken(readCode(body.code))
      await tx(db, async (transaction) => {
        if (codeHash !== step.mailCodeHash) {
          if (!(await redeemRecoveryCode(transaction, { accountId: account.id, codeHash })))
            throw invalidField('code', wrongCodeText)
          const detail = String(await countCodes(transaction, account.id))
          await note(transaction, context, { account, kind: 'recovery-code-used', detail })
        }
        await take(transaction, step)
      })
      return { location: await finish(context, opened) }
    },

    stepMail: async (_input, context) => {
      const { step, account, tried } = await openStep(context, 'prove')
      if (isStaff(account)) throw conflict('Staff complete a sign-in with a passkey or a recovery code.')
      if (!(await mayMail(db, tried))) throw tooManyTries()
      const code = newCode(mailCodeLength)
      await tx(db, async (transaction) => {
        await setMailCode(transaction, step.tokenHash, hashOfToken(code))
        await note(transaction, context, { account, kind: 'sign-in-code', detail: showCode(code) })
      })
      return null
    },

    stepAdd: async ({ body: { name, credential } }: { body: AddedPasskey }, context) => {
      const opened = await openStep(context, 'add')
      const { step, account } = opened
      const made = await verifyNew(db, credential, ofStep(context, step))
      const codes = await tx(db, async (transaction) => {
        await take(transaction, step)
        return store(transaction, context, { account, name, made })
      })
      return { location: await finish(context, opened, codes !== null), codes }
    },
  }
}

/** An address that only its owner recognises: 'a…@mail.example'. */
const hidden = (email: string) => email.replace(/^(.)[^@]*/, '$1…')
