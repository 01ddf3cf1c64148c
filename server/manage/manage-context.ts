import type { FastifyReply, FastifyRequest } from 'fastify'
import { type BrandKey, isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import type { StaffRow } from '../accounts/accounts.ts'
import { closeVisit, extendVisit, isByProvider, openVisit, passOf, visitorOf } from '../admin/admin-visit.ts'
import type { Deps } from '../deps.ts'
import { callerAs, stepCookieOf } from '../http/caller/caller.ts'
import { withoutShopper } from '../http/caller/without-shopper.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { uploadOf } from '../http/request/upload.ts'
import { originOf } from '../http/site/site.ts'

/** What the back office knows of its request besides a shop's context. */
type ManageVisit = {
  open: (account: StaffRow) => Promise<void>
  /** Ends it; true if the identity provider had opened it. */
  close: () => Promise<boolean>
  /** The stored visit of the request. */
  pass: () => ReturnType<typeof passOf>
  /** Of this host, which the identity provider leads back to. */
  ownOrigin: string
  /** Of this host as it is configured, for which passkeys are made. */
  siteOrigin: string
  originOf: (brand: BrandKey) => string
  /** When the form of a change was opened, to the second; null if the caller does not ask for others' changes since. */
  openedAt: Date | null
}
type ManageContext = CallContext & { visit: ManageVisit }

/** The origin of the admin host, whose name the guards have checked. */
export const ownOriginOf = ({ protocol, headers: { host } }: FastifyRequest) => `${protocol}://${host}`

/** The configured origin where the request came to it, else a local one. */
function siteOriginOf(request: FastifyRequest, { cmsUrl }: Pick<Deps, 'cmsUrl'>) {
  const configured = cmsUrl ? new URL(cmsUrl) : null
  return configured?.host === request.headers.host?.toLowerCase() && configured
    ? configured.origin
    : ownOriginOf(request)
}

function openedAtOf({ headers }: FastifyRequest) {
  const at = new Date(headers['if-unmodified-since'] ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

/** Every call of the back office has one: `manageContext` makes their contexts. */
export const manageVisitOf = (context: CallContext) => (context as ManageContext).visit

/** The context of a call: the member of staff by the cookie of the visit, the shop by the header `x-shop`, in links by the query. */
export const manageContext =
  (deps: Deps) =>
  (request: FastifyRequest, reply: FastifyReply): ManageContext => {
    const named = request.headers['x-shop'] ?? (request.query as { shop?: unknown }).shop
    const key = isBrandKey(String(named)) ? (named as BrandKey) : deps.site.defaultBrand
    let known: Promise<StaffRow | null> | undefined
    async function find() {
      const account = await visitorOf(request, deps)
      if (account) await extendVisit(request, reply, deps)
      return account
    }
    const caller = callerAs(
      () => {
        known ??= find()
        return known
      },
      { db: deps.db, brand: key },
    )
    const origin = originOf(key, deps.site, request)
    return {
      ...withoutShopper(request),
      signInStep: stepCookieOf(request, reply, '/manage/api/sign-in'),
      brand: brands[key],
      caller,
      origin,
      requestOrigin: origin,
      upload: uploadOf(request),
      visit: {
        open: (account) => openVisit(reply, account, { ...deps, provenAt: deps.clock() }),
        close: async () => {
          const wasByProvider = await isByProvider(request, deps)
          await closeVisit(request, reply, deps)
          return wasByProvider
        },
        pass: () => passOf(request, deps),
        ownOrigin: ownOriginOf(request),
        siteOrigin: siteOriginOf(request, deps),
        originOf: (brand) => originOf(brand, deps.site, request),
        openedAt: openedAtOf(request),
      },
    }
  }
