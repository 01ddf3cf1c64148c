import type { contract } from '#contract/contract.ts'
import type { Deps } from '../deps.ts'
import { settingRows } from '../stores/settings.ts'
import type { Handlers } from './serve.ts'

export const settingsHandlers = ({ db }: Deps): Handlers<typeof contract>['settings'] => ({
  list: async (_input, { brand }) => {
    const items = await settingRows(db, brand.key)
    return { items, totalCount: items.length }
  },
})
