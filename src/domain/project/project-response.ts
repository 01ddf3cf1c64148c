import type { Project, QuoteData } from '#contract/project/project-parts.ts'
import { fullName } from '#domain/account/full-name.ts'

export const emptyQuoteData: QuoteData = {
  projectAddress: '',
  suburb: '',
  postCode: '',
  state: '',
  firstName: '',
  lastName: '',
  customerName: '',
  customerEmail: '',
  customerEmailSecondary: '',
  contactNumber: '',
  customerNumberSecondary: '',
  projectGoal: '',
  projectStart: '',
  referrerCode: '',
  referrerName: '',
  referrerBusinessName: '',
  referrerPhone: '',
  referrerContact: '',
  interests: '',
  comments: '',
  showCulinaryBookings: false,
}

export const quoteDataKeys = Object.keys(emptyQuoteData) as (keyof QuoteData)[] // they are exactly these

export const referrerKeys = [
  'referrerCode',
  'referrerName',
  'referrerBusinessName',
  'referrerPhone',
  'referrerContact',
] as const satisfies readonly (keyof QuoteData)[]

type Referrer = { code: string; name: string; businessName: string; phone: string; contact: string }

/** The five fields a referrer fills; without one they are emptied. */
export function referrerFields(referrer: Referrer | null): Pick<QuoteData, (typeof referrerKeys)[number]> {
  return {
    referrerCode: referrer?.code ?? '',
    referrerName: referrer?.name ?? '',
    referrerBusinessName: referrer?.businessName ?? '',
    referrerPhone: referrer?.phone ?? '',
    referrerContact: referrer?.contact ?? '',
  }
}

type Names = Pick<QuoteData, 'firstName' | 'lastName' | 'customerName'>

/** customerName follows first and last name until a user enters another, such as a company's. */
export function followingName(before: Names, change: Partial<Names>): Partial<Names> {
  if (change.customerName !== undefined) return {}
  if (change.firstName === undefined && change.lastName === undefined) return {}
  const isOwn = before.customerName !== '' && before.customerName !== fullName(before)
  return isOwn ? {} : { customerName: fullName({ ...before, ...change }) }
}

type Held = Pick<Project, 'cart' | 'folders' | 'files' | 'staffComments' | 'quoteData' | 'quoted'>

/** Whether a project is still empty: the response is a 204 then [S3-4-31]. */
export function isEmptyProject({ cart, folders, files, staffComments, quoteData, quoted }: Held): boolean {
  if (quoted || cart.products.length + folders.length + files.length + staffComments.length > 0) return false
  return quoteDataKeys.every((key) => quoteData[key] === emptyQuoteData[key])
}
