import type { AttributeDefinition } from '../../database/schema/catalogue.ts'

export type Value = string | number
export type Text = readonly [title: string, text: string]

/** Something one model has and its neighbours lack: it shows in the title, the text, the features and the values. */
export type Special = {
  /** Follows the noun in the title: 'with Water Dispenser'. */
  suffix: string
  /** Letters in the SKU that tell it from the plain model. */
  code: string
  sentence: string
  feature: Text
  values?: Record<string, Value>
  /** Price against the plain model. */
  factor?: number
}

/** A model that has to exist as written: maker, row of the size table, number of the special or -1, finishes. */
export type Pinned = readonly [maker: string, row: number, special: number, ...finishes: string[]]

/** Everything written by hand about one leaf category. Texts may hold {values}; rows are real sizes with real figures. */
export type Shelf = {
  uri: string
  name: string
  description: string
  /** Value of the attribute `type`, which tells neighbouring shelves apart. */
  type: string
  noun: string
  /** In SKUs: NV-FD610S. */
  code: string
  /** Size part of the title, and of the SKU. */
  label: string
  sizeCode: string
  /** Model of the picture library. */
  picture: string
  room: string
  /** Finish of the picture library and what a shopper reads; the first is the usual one. */
  finishes: Readonly<Record<string, string>>
  /** Whether the usual finish is named in the title as well. */
  finishInTitle?: boolean
  /** Values that come with a finish: the cloth of a sofa. */
  finishValues?: Readonly<Record<string, Readonly<Record<string, Value>>>>
  makers: readonly string[]
  models: number
  pinned?: readonly Pinned[]
  /** Names of furniture pieces, given one by one. */
  series?: readonly string[]
  attributes: readonly AttributeDefinition[]
  columns: string
  rows: readonly (readonly Value[])[]
  /** How far a maker's figure may lie from the row, in steps. */
  vary?: Readonly<Record<string, { step: number; most: number }>>
  specials: readonly Special[]
  openings: readonly string[]
  bodies: readonly string[]
  closings: readonly string[]
  features: readonly Text[]
  specifications: Readonly<Record<string, Readonly<Record<string, string>>>>
  warrantyYears: number
  installs: InstallPlan
  keywords: string
  /** Last path segment of the shelves whose products are offered with it. */
  goesWith: readonly string[]
}

export type InstallPlan =
  | 'none'
  | 'unpack'
  | 'fridge'
  | 'freezer'
  | 'dishwasher'
  | 'electric'
  | 'gas'
  | 'cooker'
  | 'hood'
  | 'laundry'
  | 'dryer'
  | 'split'
  | 'television'
  | 'furniture'
  | 'assembly'
  | 'barbecue'

type Kind = AttributeDefinition['kind']
const attribute =
  (kind: Kind, keyFact: boolean, facet: boolean) =>
  (key: string, name: string, group: string, unit = ''): AttributeDefinition => ({
    key,
    name,
    kind,
    unit,
    keyFact,
    group,
    facet,
  })

export const keyRange = attribute('range', true, true)
export const facetRange = attribute('range', false, true)
export const plainRange = attribute('range', false, false)
export const keyChoice = attribute('choice', true, true)
export const facetChoice = attribute('choice', false, true)
export const plainChoice = attribute('choice', false, false)

export const lastSegment = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1)

/** Puts {values} into a text; numbers get their thousands comma unless `plain`. */
export const filled = (text: string, values: Readonly<Record<string, Value>>, plain = false) =>
  text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`no value for {${key}} in "${text}"`)
    return typeof value === 'number' && !plain ? value.toLocaleString('en-AU') : String(value)
  })
