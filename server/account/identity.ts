import type { contract } from '#contract/contract.ts'
import { unauthorisedText } from '#domain/errors/http-error-text.ts'
import { findAccount, findAccountByEmail } from '../accounts/accounts.ts'
import { dropPassesOf } from '../accounts/admin-passes.ts'
import { deleteSession, type SessionRow } from '../accounts/sessions.ts'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { type CallContext, callerFrom } from '../http/request/call-context.ts'
import { HttpError } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { leaveProvider } from '../identity/external/leave-provider.ts'
import { confirmEmail, resetPassword } from '../identity/links/links-followed.ts'
import { sendConfirmation, sendNote, sendReset } from '../identity/links/mailed-links.ts'
import { isOwnOrigin } from '../identity/own-origin.ts'
import { profileOf, updateProfile } from '../identity/profile.ts'
import { register } from '../identity/registration.ts'
import { mayMail } from '../identity/sign-in/guess-limit.ts'
import { isOwnIdToken } from '../identity/sign-in/id-token.ts'
import { noteDevice } from '../identity/sign-in/known-device.ts'
import { grantTokens, redeemCode, sessionMs } from '../identity/sign-in/sign-in.ts'

const signedOut = () => new HttpError('unauthorised', unauthorisedText)

/** The identity provider of the reference backend. */
export function identityHandlers(deps: Deps): Handlers<typeof contract>['identity'] {
  const { db, clock, site, afterResponse, customerProvider: provider } = deps
  async function grant({ session, brand }: CallContext, row: SessionRow, nonce: string) {
    const account = await findAccount(db, row.accountId)
    if (!account) throw signedOut()
    session.extend(sessionMs(account))
    return grantTokens(db, { session: row, account, brand: brand.key, nonce, now: clock() })
  }

  const later = afterResponse?.run ?? ((work: () => Promise<unknown>) => work())
  const askingOf = (context: CallContext) => ({ ...senderOf(context), from: callerFrom(context), later })
  const senderOf = ({ brand, origin }: CallContext) => ({ brand, origin, now: clock() })

  return {
    register: async ({ body }, context) => ({
      email: await register(db, body, askingOf(context)),
    }),

    exchange: async ({ body }, context) => {
      const session = await context.session.find()
      const isGood = session && (await redeemCode(db, { ...body, sessionId: session.id, now: clock() }))
      if (!session || !isGood) throw signedOut()
      return grant(context, session, body.nonce)
    },

    relogin: async ({ body }, context) => {
      const session = await context.session.find()
      const person = { accountId: session?.accountId ?? '', brand: context.brand.key, now: clock() }
      if (!session || !isOwnOrigin(body.origin, context.requestOrigin, site)) throw signedOut()
      if (!(await isOwnIdToken(db, body.token, person))) throw signedOut()
      return grant(context, session, body.nonce)
    },

    logout: async (_input, { session, visitor, requestOrigin, log }) => {
      const row = await session.find()
      if (row) await dropPassesOf(db, row.accountId)
      if (row) await deleteSession(db, row.id)
      session.clear()
      // The cart stays with the account; the next person at this browser must not see it.
      visitor.forget()
      if (!provider || row?.issuer !== provider.issuer) return null
      const { leave, isProviderDown } = await leaveProvider(provider, `${requestOrigin}/`, log)
      return leave !== null || isProviderDown ? { leave } : null
    },

    forgotPassword: async ({ body }, context) => {
      const { email } = body
      const sender = senderOf(context)
      if (await mayMail(db, { ...callerFrom(context), email, now: sender.now }))
        await later(() =>
          tx(db, async (transaction) => {
            const account = await findAccountByEmail(transaction, email)
            const to = { email, ...(account ? { firstName: account.firstName } : {}) }
            if (account) await sendReset(transaction, { accountId: account.id, to, sender })
            else await sendNote(transaction, 'no-account', { to, sender })
          }),
        )
      return { email }
    },

    resetPassword: async ({ body }, context) => {
      const { id, email } = await resetPassword(db, { text: body.token, password: body.password }, senderOf(context))
      // Trusts this device, as the owner of the mailbox uses it: failed sign-ins of others do not rate-limit it.
      await noteDevice(db, { accountId: id, device: context.device, now: clock() })
      return { email }
    },

    profile: async (_input, { caller, brand }) =>
      profileOf(db, await caller.require(), { clientId: brand.key, brand: brand.key, now: clock() }),

    updateProfile: async ({ body }, context) =>
      updateProfile(db, await context.caller.require(), { ...askingOf(context), update: body }),

    confirmEmail: async ({ params }) => ({ email: await confirmEmail(db, params.token, clock()) }),

    resendConfirmEmail: async ({ body }, context) => {
      const { email } = body
      const sender = senderOf(context)
      if (await mayMail(db, { ...callerFrom(context), email, now: sender.now }))
        await later(() =>
          tx(db, async (transaction) => {
            const account = await findAccountByEmail(transaction, email)
            const to = { email, ...(account ? { firstName: account.firstName } : {}) }
            if (account && !account.emailConfirmedAt)
              await sendConfirmation(transaction, 'confirm', { accountId: account.id, to, sender })
            else await sendNote(transaction, account ? 'confirmed' : 'no-account', { to, sender })
          }),
        )
      return { email }
    },
  }
}
