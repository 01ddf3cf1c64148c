import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { ManagedSetting } from '#contract/manage/manage-settings.ts'
import { businessNumber, businessNumberName } from '#domain/account/business-number.ts'
import type { Country } from '#domain/location/country.ts'
import { type FeatureSetting, settingTable } from '#domain/settings/setting-table.ts'
import { settingWords } from '#domain/settings/setting-words.ts'
import type { AccountRow } from '../../accounts/accounts.ts'
import { countPasskeys, staffPasskeySetting } from '../../accounts/passkeys.ts'
import { needsProvider } from '../../admin/admin-visit.ts'
import { settingRows } from '../../catalogue/store/settings.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { audited } from '../audited.ts'
import { writeSetting } from './store/manage-settings.ts'

type Definition = Omit<ManagedSetting, 'id' | 'value'>

/** Settings of a shop besides the feature settings. */
const own = (country: Country): Readonly<Record<string, Definition>> => ({
  businessNumber: {
    kind: 'text',
    title: `${businessNumberName(country)} of the shop`,
    about: `The ${businessNumberName(country)} on invoices.`,
    usual: '',
    isRead: true,
  },
  [staffPasskeySetting]: {
    kind: 'flag',
    title: 'Passkeys for staff',
    about: 'Staff with passwords need a passkey: without one they add it at their next sign-in, before anything else.',
    usual: 'false',
    isRead: true,
  },
  customerSupportNumber: {
    kind: 'text',
    title: 'Phone number for shoppers',
    about: 'The number that shoppers call.',
    usual: 'the number of the brand',
    isRead: true,
  },
})

function definitionsOf(country: Country): Readonly<Record<string, Definition>> {
  const features = Object.entries(settingTable).map(([name, row]): [string, Definition] => [
    name,
    {
      kind: row.kind,
      ...settingWords[name as FeatureSetting], // a key of the table
      usual: 'fallback' in row ? String(row.fallback) : '',
      isRead: row.readBy !== null,
    },
  ])
  return { ...own(country), ...Object.fromEntries(features) }
}

function isJson(text: string) {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

function check(id: string, { kind }: Definition, { value, country }: { value: string; country: Country }) {
  if (kind === 'flag' && value !== 'true' && value !== 'false') throw invalidField('value', 'Choose on or off')
  if (kind === 'json' && !isJson(value)) throw invalidField('value', 'This is no JSON: check its brackets and quotes')
  if (value === '') throw invalidField('value', 'Enter a value, or reset the setting')
  if (id === 'businessNumber' && !businessNumber([{ name: id, value }], country))
    throw invalidField('value', `This is no ${businessNumberName(country)}: check its digits`)
}

/** The owner who asks others for a passkey has one, and is not the first whose visit ends. */
async function checkOwnPasskey({ id }: AccountRow, deps: Deps) {
  if ((await needsProvider(id, deps)) || (await countPasskeys(deps.db, id)) > 0) return
  throw invalidField('value', 'Add a passkey of your own first: “Passkeys”, in the menu of your name')
}

export function settingHandlers(deps: Deps): Handlers<typeof manageContract>['manageSettings'] {
  const { db } = deps
  return {
    list: async ({ query: { q = '' } }, { brand }) => {
      const values = new Map((await settingRows(db, brand.key)).map(({ name, value }) => [name, value]))
      const rows = Object.entries(definitionsOf(brand.country))
        .map(([id, row]): ManagedSetting => ({ id, ...row, value: values.get(id) ?? null }))
        .filter(({ id, title, about }) => `${id} ${title} ${about}`.toLowerCase().includes(q.toLowerCase()))
        .toSorted((one, other) => Number(other.isRead) - Number(one.isRead))
      return { rows, next: null }
    },

    set: async ({ params: { id }, body: { value } }, context) => {
      const { key: brand, country } = context.brand
      const definition = definitionsOf(country)[id]
      if (!definition) throw notFound('There is no such setting')
      if (value !== null) check(id, definition, { value, country })
      if (id === staffPasskeySetting && value === 'true') await checkOwnPasskey(await context.caller.require(), deps)
      return audited(deps, context, {
        action: value === null ? 'reset a setting' : 'changed a setting',
        subject: 'setting',
        work: async (tx) => {
          const rows = await settingRows(tx, brand)
          const former = rows.find(({ name }) => name === id)?.value ?? null
          await writeSetting(tx, { brand, name: id, value })
          return {
            result: { id, ...definition, value },
            subjectId: id,
            label: definition.title,
            before: { value: former },
            after: { value },
          }
        },
      })
    },
  }
}
