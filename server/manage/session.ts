import type { manageContract } from '#contract/manage/manage-contract.ts'
import { fullName } from '#domain/account/full-name.ts'
import { type BrandKey, isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { isStaff } from '../accounts/accounts.ts'
import { rolesOf } from '../accounts/staff-roles.ts'
import { shopsOf } from '../accounts/staff-shops.ts'
import { needsProvider } from '../admin/admin-visit.ts'
import type { Deps } from '../deps.ts'
import { callerFrom } from '../http/request/call-context.ts'
import { HttpError } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { leaveProvider } from '../identity/external/leave-provider.ts'
import type { OidcProvider } from '../identity/external/oidc.ts'
import { beginStep, secondStepOf } from '../identity/passkeys/second-step.ts'
import { tooManyTries } from '../identity/sign-in/guess-limit.ts'
import { trySignIn } from '../identity/sign-in/sign-in-try.ts'
import { manageVisitOf } from './manage-context.ts'

const wrongText = 'No member of staff has this email and password'

const rejected = () => new HttpError('unauthorised', wrongText, { errors: [wrongText] })

/** The shop of the bare address comes first. */
const firstIs = (first: BrandKey) => (one: BrandKey, other: BrandKey) => Number(other === first) - Number(one === first)

/** The provider is null where staff sign in by password only. */
export function sessionHandlers(
  deps: Deps,
  provider: OidcProvider | null,
): Handlers<typeof manageContract>['manageSession'] {
  const { db, clock, site, staffProvider } = deps
  return {
    ways: async () => ({ provider: staffProvider?.name ?? null }),

    signIn: async ({ body }, context) => {
      const tried = await trySignIn(db, { ...body, ...callerFrom(context), now: clock() })
      if (!tried.ok && tried.code === 'too_many_tries') throw tooManyTries()
      // The same for a customer's account, so that the page does not say whose password is right.
      if (!tried.ok || !isStaff(tried.value)) throw rejected()
      if (await needsProvider(tried.value.id, deps)) throw rejected()
      const kind = await secondStepOf(db, tried.value)
      if (!kind) await manageVisitOf(context).open(tried.value)
      else {
        const step = { account: tried.value, kind, nonce: null, target: null, now: clock() }
        await beginStep(db, context.signInStep, step)
      }
      return { isDone: kind === null }
    },

    signOut: async (_input, context) => {
      const { close, ownOrigin } = manageVisitOf(context)
      const wasByProvider = await close()
      if (!wasByProvider || !provider) return { leave: null }
      return leaveProvider(provider, `${ownOrigin}/manage`, context.log)
    },

    view: async (_input, context) => {
      const account = await context.caller.requireStaff()
      const { originOf } = manageVisitOf(context)
      const [roles, keys] = await Promise.all([rolesOf(db, account.id), shopsOf(db, account.id)])
      return {
        name: fullName(account),
        email: account.email,
        roles,
        shops: keys
          .filter(isBrandKey)
          .sort(firstIs(site.defaultBrand))
          .map((key) => ({ key, name: brands[key].name, origin: originOf(key), country: brands[key].country })),
      }
    },
  }
}
