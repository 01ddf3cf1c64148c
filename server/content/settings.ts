import type { contract } from '#contract/contract.ts'
import { staffPasskeySetting } from '../accounts/passkeys.ts'
import { runningTests } from '../analytics/store/analytics.ts'
import { settingRows } from '../catalogue/store/settings.ts'
import type { ReadDeps } from '../deps.ts'
import type { Handlers } from '../http/serve.ts'

export const settingsHandlers = ({ db }: ReadDeps): Handlers<typeof contract>['settings'] => ({
  list: async (_input, { brand }) => {
    const [rows, running] = await Promise.all([settingRows(db, brand.key), runningTests(db)])
    // How staff sign in does not concern shoppers.
    const own = rows.filter(({ name }) => name !== staffPasskeySetting)
    // Running tests are not a setting of the shop. Without any, the client requests no test bucket.
    const tests = running.map(({ id }) => id).join(',')
    const items = tests ? [...own, { name: 'VariantTests', value: tests }] : own
    return { items, totalCount: items.length }
  },
})
