import type { contract } from '#contract/contract.ts'
import type { Deps } from '../deps.ts'
import { runningTests } from '../stores/analytics.ts'
import { settingRows } from '../stores/settings.ts'
import type { Handlers } from './serve.ts'

export const settingsHandlers = ({ db }: Deps): Handlers<typeof contract>['settings'] => ({
  list: async (_input, { brand }) => {
    const [own, running] = await Promise.all([settingRows(db, brand.key), runningTests(db)])
    // Which tests run is no setting of a shop; without any, nobody is asked for a bucket.
    const tests = running.map(({ id }) => id).join(',')
    const items = tests ? [...own, { name: 'VariantTests', value: tests }] : own
    return { items, totalCount: items.length }
  },
})
