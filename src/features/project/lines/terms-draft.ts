import { LineTerms as LineTermsSchema } from '#contract/project/project-lines.ts'
import type { ProjectProduct } from '#contract/project/project-parts.ts'
import type { PriceReason } from '#contract/project/project-values.ts'
import type { LineTerms } from '#offline/project/kinds/line/terms.ts'

/** Price, reason and proof as typed. */
export type TermsDraft = {
  price: string
  reason: PriceReason | ''
  competitor: string
  competitorUrl: string
}

export type TermsErrors = { readonly [Field in keyof TermsDraft]?: string }

export const termsDraftOf = ({ price, agreed }: ProjectProduct): TermsDraft => ({
  price: price.toFixed(2),
  reason: agreed?.reason ?? '',
  competitor: agreed?.competitor ?? '',
  competitorUrl: agreed?.competitorUrl ?? '',
})

// Amounts may be written as `$1,299.50`.
const amountOf = (text: string) => {
  const plain = text.replace(/[$,\s]/g, '')
  return plain === '' ? Number.NaN : Number(plain)
}

const fieldNames = {
  price: 'price',
  priceReason: 'reason',
  competitor: 'competitor',
  competitorUrl: 'competitorUrl',
} as const

/** Whether the typed price is today's, which needs no agreement. A held price is a different one. */
export const isTodaysPrice = ({ livePrice, agreed, lockedPrice }: ProjectProduct, price: string) =>
  amountOf(price) === livePrice && (agreed !== null || lockedPrice === null)

type Read = { readonly agreed?: LineTerms['agreed']; readonly errors?: undefined } | { readonly errors: TermsErrors }

/** The agreed price, nothing when it equals that of the line, or the validation errors. */
export function readTermsDraft(line: ProjectProduct, draft: TermsDraft): Read {
  const price = amountOf(draft.price)
  if (isTodaysPrice(line, draft.price)) return line.agreed ? { agreed: null } : {}
  if (price === line.price && !line.agreed) return {}
  const { reason, competitor, competitorUrl } = draft
  const proof = reason === 'priceMatch' ? { competitor, competitorUrl } : {}
  const checked = LineTermsSchema.safeParse({ price, ...(reason ? { priceReason: reason } : {}), ...proof })
  if (!checked.success) {
    const errors: { [Field in keyof TermsDraft]?: string } = {}
    for (const { path, message } of checked.error.issues) {
      const field = fieldNames[path[0] as keyof typeof fieldNames] // only these are checked
      errors[field] ??= message
    }
    return { errors }
  }
  const { priceReason, competitor: name = null, competitorUrl: url = null } = checked.data
  if (priceReason === undefined) return {}
  const agreed = { price, reason: priceReason, competitor: name, competitorUrl: url }
  return JSON.stringify(agreed) === JSON.stringify(line.agreed) ? {} : { agreed }
}
