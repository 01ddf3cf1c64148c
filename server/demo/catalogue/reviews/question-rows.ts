import type { questions } from '../../../database/schema/reviews.ts'
import { dayFrom } from '../days.ts'
import type { BuiltListing } from '../listings/listing-rows.ts'
import { type Random, randomOf, uuidOf } from '../random.ts'
import { answerers, firstNames } from './people.ts'

export type QuestionSeed = typeof questions.$inferInsert

/** The values that a question and its answer share. */
function valuesOf({ row }: BuiltListing['product'], random: Random) {
  const { width, height, depth, warrantyYears, sku, attributes } = row
  const spareWidth = random.int(12, 60)
  return {
    ...{ width, height, depth, warrantyYears, sku },
    ...{ weight: attributes.weight, noise: attributes.noise, energy: attributes.energy },
    ...{ spareWidth, spaceWidth: width ? width + spareWidth : null },
    ...{ spaceHeight: height ? height + random.int(26, 90) : null },
    ...{ size: random.int(24, 60), units: random.int(4, 40) },
  } satisfies Record<string, string | number | null | undefined>
}

/** Null: the product has not all of the values. */
function filledBy(text: string, values: Readonly<Record<string, string | number | null | undefined>>): string | null {
  let isWhole = true
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value == null) isWhole = false
    return typeof value === 'number' ? value.toLocaleString('en-AU') : String(value)
  })
  return isWhole ? filled : null
}

/** Answered questions about a third of the models; no question or answer is there twice. */
export function buildQuestions(listings: readonly BuiltListing[], today: string): QuestionSeed[] {
  const used = new Set<string>()
  return listings
    .filter(({ product }) => product.isLead)
    .flatMap(({ shop, product }) => {
      const { row, isPinned } = product
      const { key: brand, questions } = shop
      const style = row.variantGroup ?? row.sku
      const random = randomOf('questions', brand, style)
      if (!random.chance(isPinned ? 0.8 : 0.3)) return []
      const values = valuesOf(product, random)
      return random.some(questions, isPinned ? 3 : random.int(1, 2)).flatMap((pair, index): QuestionSeed[] => {
        const [text, answer] = pair.map((part) => filledBy(part, values))
        if (!text || !answer || used.has(text) || used.has(answer)) return []
        used.add(text).add(answer)
        const daysAgo = random.int(4, 300)
        const at = (day: number) => new Date(`${dayFrom(today, day)}T0${random.int(0, 9)}:00:00Z`)
        return [
          {
            id: uuidOf(`question/${brand}/${style}/${index}`),
            brand,
            style,
            sku: row.sku,
            author: random.pick(firstNames),
            email: '',
            text,
            state: 'answered',
            answer,
            answeredBy: random.pick(answerers),
            createdAt: at(-daysAgo),
            answeredAt: at(1 - daysAgo),
          },
        ]
      })
    })
}
