/** A field like `line:OVEN.quantity`, or a thing like `line:OVEN`. */
export type Field = string
/** A value as text, which can be compared. */
export type Value = string

/** `KETTLE` for the line `KETTLE-12`: notes belong to all lines of a SKU. */
export const skuOf = (code: string) => code.split('-')[0] ?? code

/** The notes and variations removed with these lines; notes stay while another line has their SKU. */
export function partsOf(gone: readonly Field[], things: ReadonlyMap<Field, Value>): Field[] {
  const codes = gone.map((line) => line.slice(5))
  const left = [...things].flatMap(([thing, code]) =>
    thing.startsWith('line:') && !codes.includes(code) ? [skuOf(code)] : [],
  )
  const skus = codes.map(skuOf).filter((sku) => !left.includes(sku))
  return [...things].flatMap(([thing, of]) =>
    (thing.startsWith('note:') && skus.includes(of)) || (thing.startsWith('variation:') && codes.includes(of))
      ? [thing]
      : [],
  )
}

/** Whether the line of a new note or variation exists. */
export const isAboutLine = ({ thing, about }: NonNullable<Request['adds']>, things: ReadonlyMap<Field, Value>) =>
  [...things].some(
    ([field, code]) =>
      field.startsWith('line:') && (code === about || (thing.startsWith('note:') && skuOf(code) === about)),
  )

/** The removed line of a new note or variation: the last one of its SKU. */
export const goneLineOf = ({ thing, about }: NonNullable<Request['adds']>, gone: ReadonlySet<Field>) =>
  [...gone].findLast(
    (field) =>
      field.startsWith('line:') &&
      (field.slice(5) === about || (thing.startsWith('note:') && skuOf(field.slice(5)) === about)),
  )

/** The changes that an API request contains. */
export type Request = {
  readonly version: number | undefined
  readonly sets: readonly (readonly [Field, Value])[]
  /** The thing to create, or to change if it exists. */
  readonly adds: { readonly thing: Field; readonly about: string | null; readonly position?: unknown } | null
  readonly removes: { readonly thing: Field; readonly withProducts: boolean } | null
  /** The thing whose id the response contains. */
  readonly of: Field | null
}

type Fields = Readonly<Record<string, unknown>>
export type Input = { readonly body?: Fields; readonly query?: Fields; readonly params?: Fields }

const text = (value: unknown): Value => (typeof value === 'string' ? value : JSON.stringify(value ?? null))
export const placeText = (folderId: unknown, position: unknown): Value => `${folderId ?? 'none'}|${position}`

const whole = { adds: null, removes: null, sets: [], of: null }
const removal = (thing: Field, version: unknown, withProducts = false): Request => ({
  ...whole,
  version: version as number | undefined,
  removes: { thing, withProducts },
  of: thing,
})

export const variationFields = {
  brand: 'brand',
  sku: 'variationSku',
  comments: 'comments',
  rrp: 'rrpOverride',
} as const

const agreement = ({ price, priceReason }: Fields) => (price === null ? 'null' : text(`${price} ${priceReason}`))

/** Reads the changes in a request, as the specification of the API describes it. */
export function readRequest(name: string, { body = {}, query = {}, params = {} }: Input): Request {
  const version = body.version as number | undefined
  const sets = (entries: readonly (readonly [Field, unknown])[]): Request => ({
    ...whole,
    version,
    sets: entries.map(([field, value]) => [field, text(value)]),
  })
  const made = (kind: string, about: string | null, values: Fields): Request => {
    const thing = `${kind}:${body.newId ?? body.id}`
    const entries = Object.entries(values).map(([key, value]) => [`${thing}.${key}`, value] as const)
    return { ...sets(entries), adds: body.newId === undefined ? null : { thing, about }, of: thing }
  }
  switch (name) {
    case 'project.rename':
      return sets([['project.projectName', body.name]])
    case 'project.saveDetails':
    case 'project.saveCustomer': {
      const { projectId: _id, version: _version, ...fields } = body
      return sets(Object.entries(fields).map(([key, value]) => [`project.${key}`, value]))
    }
    case 'project.comment': {
      const thing = `comment:${body.newId}`
      return { ...whole, version: undefined, adds: { thing, about: null }, of: thing }
    }
    case 'projectLines.add': {
      const thing = `line:${body.newCode ?? body.productCode}`
      return {
        ...sets([
          ...(body.quantity === undefined ? [] : [[`${thing}.quantity`, body.quantity] as const]),
          ...(body.price === undefined ? [] : [[`${thing}.price`, agreement(body)] as const]),
        ]),
        adds: body.newCode === undefined ? null : { thing, about: text(body.folderId), position: body.position },
        of: thing,
      }
    }
    case 'projectLines.remove':
      return removal(`line:${params.sku}`, query.version)
    case 'projectLines.sort':
      return sets(
        (body.moves as readonly Fields[]).map(({ productCode, folderId, position }) => [
          `line:${productCode}.place`,
          placeText(folderId, position),
        ]),
      )
    case 'projectLines.sortFolders':
      return sets((body.moves as readonly Fields[]).map(({ id, position }) => [`folder:${id}.position`, position]))
    case 'projectLines.saveFolder':
      return made('folder', null, { title: body.title })
    case 'projectLines.removeFolder':
      return removal(`folder:${query.folderId}`, query.version, query.removeProducts === true)
    case 'projectLines.saveNote':
      return made('note', text(body.sku), { text: body.notes })
    case 'projectLines.removeNote':
      return removal(`note:${query.noteId}`, query.version)
    case 'projectLines.saveVariation':
      return made(
        'variation',
        text(body.productCode),
        Object.fromEntries(
          Object.entries(variationFields).flatMap(([field, key]) =>
            body[key] === undefined ? [] : [[field, body[key]]],
          ),
        ),
      )
    case 'projectLines.removeVariation':
      return removal(`variation:${query.variationId}`, query.version)
    default:
      throw new Error(`The model does not know the call ${name}`)
  }
}

/** `line:A.1` for `line:A.1.quantity`; returns a thing unchanged. */
export function thingOf(field: Field): Field {
  const dot = field.lastIndexOf('.')
  return dot < 0 ? field : field.slice(0, dot)
}
