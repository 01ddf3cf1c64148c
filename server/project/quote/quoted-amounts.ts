import { toDollars } from '#domain/money/money.ts'
import { isOnRequest } from '#domain/project/price/project-price.ts'
import { moneyText } from '#domain/project/project-texts.ts'
import type { QuotedLine } from '../../database/schema/projects.ts'

export const amount = (cents: number) => moneyText(toDollars(cents))

/** It had no price when the quote was saved. */
export const isUnpriced = ({ unitCents, wasCents }: QuotedLine) => isOnRequest(unitCents, wasCents ?? null)
