import { accountPages } from './policies/account-pages.ts'
import { brandFiles } from './policies/brand-files.ts'
import { builtFiles } from './policies/built-files.ts'
import { catalogue } from './policies/catalogue.ts'
import { customerPages } from './policies/customer-pages.ts'
import { fonts } from './policies/fonts.ts'
import { pictures } from './policies/pictures.ts'
import { publicPages } from './policies/public-pages.ts'
import { reference } from './policies/reference.ts'
import { staffPages } from './policies/staff-pages.ts'
import type { Policy, Seen } from './policy.ts'
import type { StoredPages } from './stored-pages.ts'

const networkOnly: Policy = { name: 'network only', offline: 'says so', matches: () => true, handler: null }

/** All caching policies in matching order. The worker does not handle any other request. */
export const policiesFor = (pages: StoredPages): readonly Policy[] => [
  customerPages,
  accountPages,
  staffPages,
  publicPages(pages),
  builtFiles,
  fonts,
  brandFiles,
  pictures,
  catalogue,
  reference,
  networkOnly,
]

export const policyFor = (policies: readonly Policy[], seen: Seen): Policy =>
  policies.find((policy) => policy.matches(seen)) ?? networkOnly
