import * as z from 'zod/mini'
import { AgreedPrice, type ProjectProduct } from '#contract/project/project-parts.ts'
import { roundDollars } from '#domain/money/money.ts'
import { agreementText, wasPrice } from '#domain/project/price/price-agreement.ts'
import { fieldOf, thingRef } from '#domain/project/project-fields.ts'
import { withChangedLine } from '#domain/project/project-sums.ts'
import { lineTitle } from '#offline/project/kinds/line-title.ts'
import { accepted, isOfKind, onProject, type ProjectKind } from '#offline/project/kinds/project-kind.ts'
import type { Edit } from '#offline/sync/edit.ts'

const Choice = z.object({ id: z.string(), name: z.string(), price: z.number() })

/** Agreed terms of one line with everything that the line shows: undefined leaves a term as it is, null removes it. */
const Terms = z.object({
  agreed: z.optional(z.nullable(AgreedPrice)),
  warranty: z.optional(z.nullable(Choice)),
  install: z.optional(z.nullable(Choice)),
})
export type LineTerms = z.infer<typeof Terms>

const Body = z.object({ sku: z.string(), productCode: z.string(), terms: Terms })
export type TermsBody = z.infer<typeof Body>

const fieldNames = { agreed: 'price', warranty: 'warranty', install: 'install' } as const

function withTerms(line: ProjectProduct, terms: LineTerms): ProjectProduct {
  const { agreed = line.agreed, warranty = line.selectedWarranty, install = line.selectedInstall } = terms
  const price = terms.agreed === undefined ? line.price : (agreed?.price ?? line.livePrice ?? line.price)
  const after = { ...line, agreed, price, lockedPrice: line.lockedPrice === null ? null : price }
  return {
    ...after,
    wasPrice: wasPrice(after),
    selectedWarranty: warranty ?? null,
    selectedInstall: install ?? null,
    lineTotal: roundDollars((price + (warranty?.price ?? 0) + (install?.price ?? 0)) * line.quantity),
  }
}

/** Agreed terms without those for which the other side's value was chosen. */
const chosenTerms = ({ body: { productCode, terms: own }, leaves }: Edit<TermsBody>): LineTerms =>
  Object.fromEntries(
    Object.entries(own).filter(
      ([name]) => !leaves.includes(fieldOf('line', productCode, fieldNames[name as keyof LineTerms])), // its keys
    ),
  )

/** Agreed terms with the names of the request. */
function requestTerms(edit: Edit<TermsBody>) {
  const { sku, productCode } = edit.body
  const { agreed, warranty, install } = chosenTerms(edit)
  const price =
    agreed &&
    ({
      price: agreed.price,
      priceReason: agreed.reason,
      ...(agreed.competitor === null ? {} : { competitor: agreed.competitor }),
      ...(agreed.competitorUrl === null ? {} : { competitorUrl: agreed.competitorUrl }),
    } as const)
  return {
    sku,
    productCode,
    ...(agreed !== undefined && (price ?? { price: null })),
    ...(warranty !== undefined && { warrantyId: warranty?.id ?? null }),
    ...(install !== undefined && { installId: install?.id ?? null }),
  }
}

export const terms: ProjectKind<TermsBody> = {
  name: 'terms',
  body: Body,
  touches: ({ productCode, terms: own }) =>
    (Object.keys(own) as (keyof LineTerms)[]).map((name) => fieldOf('line', productCode, fieldNames[name])), // its keys
  dependsOn: ({ productCode }) => [thingRef('line', productCode)],
  // Each edit names only the changed terms: the merged edit names both.
  inBatch: true,
  coalesce: (earlier, later) =>
    isOfKind(earlier, { name: 'terms', body: Body }) && earlier.body.productCode === later.productCode
      ? { kind: 'terms', body: { ...later, terms: { ...earlier.body.terms, ...later.terms } } }
      : 'both',
  apply: (project, edit) =>
    withChangedLine(project, edit.body.productCode, (line) => withTerms(line, chosenTerms(edit))),
  send: async (edit, { api, options }) =>
    accepted(await api.projectLines.add({ body: { ...onProject(edit), ...requestTerms(edit) } }, options)),
  describe({ productCode, terms: { agreed, warranty, install } }, project) {
    const texts = [
      ...(agreed === undefined ? [] : [agreementText(agreed)]),
      ...(warranty === undefined ? [] : [warranty?.name ?? 'no warranty']),
      ...(install === undefined ? [] : [install?.name ?? 'no installation']),
    ]
    return { action: lineTitle(project, productCode), title: texts.join(', ') }
  },
}
