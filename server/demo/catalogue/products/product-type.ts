import type { AttributeDefinition } from '../../../database/schema/catalogue.ts'

export type Value = string | number
export type Text = readonly [title: string, text: string]

/** A feature of a model that others lack: in title, text, features and values. */
export type Special = {
  /** Follows the noun in the title: 'with Water Dispenser'. */
  suffix: string
  /** SKU suffix. */
  code: string
  sentence: string
  feature: Text
  values?: Record<string, Value>
  /** Price factor relative to the plain model. */
  factor?: number
}

/** A model that must exist exactly: manufacturer, size row, index of the special or -1, finishes. */
export type Pinned = readonly [manufacturer: string, row: number, special: number, ...finishes: string[]]

/** The hand-written definition of a leaf category. Texts may contain {values}; rows have real sizes and figures. */
export type ProductType = {
  uri: string
  name: string
  description: string
  /** Value of the attribute `type`, which distinguishes related categories. */
  type: string
  noun: string
  /** In SKUs: NV-FD610S. */
  code: string
  /** Size part of the title, and of the SKU. */
  label: string
  sizeCode: string
  /** Model in the image library. */
  picture: string
  /** Finish in the image library and its display name; the first is the default. */
  finishes: Readonly<Record<string, string>>
  /** Whether the title names the default finish too. */
  finishInTitle?: boolean
  /** Values of a finish: the fabric of a sofa. */
  finishValues?: Readonly<Record<string, Readonly<Record<string, Value>>>>
  manufacturers: readonly string[]
  models: number
  pinned?: readonly Pinned[]
  /** Names of furniture series, assigned in turn. */
  series?: readonly string[]
  attributes: readonly AttributeDefinition[]
  columns: string
  rows: readonly (readonly Value[])[]
  /** Maximum variation of a figure between manufacturers, in steps. */
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
  /** Last URI segment of related categories. */
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

/** Replaces {values} in a text; numbers get a thousands separator unless `plain`. */
export const filled = (text: string, values: Readonly<Record<string, Value>>, plain = false) =>
  text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`no value for {${key}} in "${text}"`)
    return typeof value === 'number' && !plain ? value.toLocaleString('en-AU') : String(value)
  })
