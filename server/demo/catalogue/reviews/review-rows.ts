import type { reviews } from '../../../database/schema/reviews.ts'
import { dayFrom, daysBetween } from '../days.ts'
import type { BuiltListing } from '../listings/listing-rows.ts'
import { buildLocalities } from '../places/locality-rows.ts'
import { lastSegment, type Value } from '../products/product-type.ts'
import { type Random, randomOf, uuidOf } from '../random.ts'
import { shops } from '../shops.ts'
import * as home from './home-sentences.ts'
import * as kitchen from './kitchen-sentences.ts'
import { firstNames } from './people.ts'
import type { SentenceBank } from './sentence-bank.ts'

export type ReviewSeed = typeof reviews.$inferInsert

const banks: readonly SentenceBank[] = [...Object.values(kitchen), ...Object.values(home)]
const bankOf = (type: string) => banks.find(({ types }) => types.split(' ').includes(type))

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Values that a sentence takes when the product has none of that name. */
const slots: Readonly<Record<string, readonly Value[]>> = {
  since: 'three weeks/a month/six weeks/two months/three months/four months/half a year/eight months/a year'.split('/'),
  day: 'Monday/Tuesday/Wednesday/Thursday/Friday/Saturday/Sunday'.split('/'),
  hour: '5 am/6 am/7 am/8 am/4 pm/6 pm/9 pm/10 pm/11 pm'.split('/'),
  daytime: '7 am/8 am/9 am/10 am/11 am/1 pm/2 pm/3 pm'.split('/'),
  steps: range(2, 6),
  days: range(3, 12),
  minutes: [4, ...range(6, 40)],
  hours: range(2, 7),
  seconds: range(8, 40),
  gap: range(15, 120, 5),
  heat: range(33, 42),
  wash: [30, 40, 60],
  roast: range(180, 240, 10),
  kilos: range(2, 6),
  size: range(20, 30, 2),
  jug: ['1.25', '1.5', '2', '3'],
  pot: range(3, 6),
  rooms: range(3, 6),
  units: range(4, 48),
  air: range(400, 900, 10),
}

type Written = { used: Set<string>; random: Random }
/** One review: its product, its author's suburb and people, and what it has said already. */
type Talk = { listing: BuiltListing; place: string; who: readonly string[]; said: Set<string> }

const isFor = (type: string) => (sentence: string) =>
  !sentence.startsWith('[') || sentence.slice(1, sentence.indexOf(']')).split(' ').includes(type)
const bare = (sentence: string) => sentence.replace(/^\[[^\]]*\] /, '')
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Null: a value is needed that the product has not. */
function filledBy(sentence: string, { listing, place, who }: Talk, random: Random): string | null {
  const { attributes, width } = listing.product.row
  let isWhole = true
  const text = sentence.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    if (key === 'who') return random.pick(who)
    if (key === 'place') return place
    if (key === 'spaceWidth' && width) return (width + random.int(12, 60)).toLocaleString('en-AU')
    const known = attributes[key]
    if (known !== undefined) return typeof known === 'number' ? known.toLocaleString('en-AU') : String(known)
    const options = slots[key]
    if (options) return String(random.pick(options))
    isWhole = false
    return ''
  })
  return isWhole ? capitalised(text) : null
}

/** A sentence that no other review has, in whichever shop. */
function sentenceOf(all: readonly string[], talk: Talk, { used, random }: Written): string | null {
  for (let tries = 0; tries < 60; tries++) {
    const sentence = random.pick(all)
    const text = talk.said.has(sentence) ? null : filledBy(sentence, talk, random)
    if (text === null || used.has(text)) continue
    used.add(text)
    talk.said.add(sentence)
    return text
  }
  return null
}

const titleForms = [
  (good: string, other: string) => `${capitalised(good)} and ${other}`,
  (good: string, other: string) => `${capitalised(good)}, ${other}`,
  (good: string, other: string, since: string) => `${capitalised(good)} and ${other} after ${since}`,
  (good: string, other: string, since: string) => `${capitalised(since)} in: ${good}, ${other}`,
] as const
const mixedForms = [
  (good: string, poor: string) => `${capitalised(good)}, but ${poor}`,
  (good: string, poor: string, since: string) => `${capitalised(good)}, but ${poor} after ${since}`,
] as const
const poorForms = [
  (poor: string, other: string) => `${capitalised(poor)} and ${other}`,
  (poor: string, other: string, since: string) => `${capitalised(poor)}, ${other}: ${since} with it`,
] as const

function titleOf(stars: number, bank: SentenceBank, { used, random }: Written): string | null {
  for (let tries = 0; tries < 60; tries++) {
    const since = String(random.pick(slots.since ?? []))
    const [[good = '', other = ''], [poor = '', worse = '']] = [random.some(bank.good, 2), random.some(bank.poor, 2)]
    const title =
      stars >= 5
        ? random.pick(titleForms)(good, other, since)
        : stars >= 3
          ? random.pick(mixedForms)(good, poor, since)
          : random.pick(poorForms)(poor, worse, since)
    if (used.has(title)) continue
    used.add(title)
    return title
  }
  return null
}

/** What a review consists of, by its stars. */
const shapes: Readonly<Record<number, readonly ('praise' | 'gripe' | 'service')[]>> = {
  5: ['praise', 'praise', 'service'],
  4: ['praise', 'praise', 'gripe'],
  3: ['praise', 'gripe', 'gripe'],
  2: ['gripe', 'praise', 'gripe'],
  1: ['gripe', 'gripe'],
}

function starsOf(quality: number, random: Random) {
  const share = random.next()
  if (share < (quality - 3.2) / 2.2) return 5
  if (share < 0.86) return 4
  if (share < 0.94) return 3
  return share < 0.975 ? 2 : 1
}

type Context = { today: string; suburbs: readonly string[]; used: Set<string> }

function reviewOf(listing: BuiltListing, index: number, { today, suburbs, used }: Context): ReviewSeed | null {
  const { row, productType } = listing.product
  const { key: brand, voice } = listing.shop
  const style = row.variantGroup ?? row.sku
  const random = randomOf('review', brand, style, index)
  const type = lastSegment(productType.uri)
  const bank = bankOf(type)
  if (!bank) throw new Error(`no review speaks of ${type}`)
  const written = { used, random }
  const suburb = random.pick(suburbs)
  const talk = { listing, place: suburb, who: voice.who, said: new Set<string>() }
  const stars = starsOf(listing.product.reception.quality, random)
  const age = Math.max(20, Math.min(540, daysBetween(row.releasedOn, today)))
  const kinds = { praise: bank.praise.filter(isFor(type)).map(bare), gripe: bank.gripe.filter(isFor(type)).map(bare) }
  const shape = (shapes[stars] ?? []).slice(0, random.int(2, 3))
  const sentences = shape.flatMap(
    (kind) => sentenceOf(kind === 'service' ? voice.service : kinds[kind], talk, written) ?? [],
  )
  const title = titleOf(stars, bank, written)
  if (sentences.length < 2 || title === null) return null
  const daysAgo = random.int(3, age - 12)
  return {
    id: uuidOf(`review/${brand}/${style}/${index}`),
    brand,
    style,
    sku: row.sku,
    boughtOn: random.chance(0.88) ? dayFrom(today, -daysAgo - random.int(8, 60)) : null,
    author: random.pick(firstNames),
    suburb,
    stars,
    title,
    text: sentences.join(' '),
    state: 'published',
    helpful: Math.floor(random.next() ** 3 * 30),
    createdAt: new Date(`${dayFrom(today, -daysAgo)}T${String(random.int(0, 9)).padStart(2, '0')}:00:00Z`),
  }
}

/** Most models of a shop have reviews, and its best known ones have several pages of them. */
function countOf({ listing, product: { reception, isPinned } }: BuiltListing, random: Random) {
  if (isPinned) return listing.rank > 1800 ? random.int(7, 14) : random.int(2, 5)
  return reception.interest > 0 && random.chance(0.65) ? 1 + Math.floor(reception.interest / 70) : 0
}

/** Reviews of every shop: no sentence and no title is in two of them. */
export function buildReviews(listings: readonly BuiltListing[], today: string): ReviewSeed[] {
  const localities = buildLocalities()
  const used = new Set<string>()
  return shops.flatMap(({ key, country }) => {
    const suburbs = localities.filter((row) => row.country === country).map(({ suburb }) => suburb)
    const own = listings.filter(({ listing, product }) => listing.brand === key && product.isLead)
    return own.flatMap((listing) => {
      const count = countOf(listing, randomOf('reviews', key, listing.product.row.sku))
      return Array.from({ length: count }, (_, index) => reviewOf(listing, index, { today, suburbs, used })).filter(
        (row) => row !== null,
      )
    })
  })
}
