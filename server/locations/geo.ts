import type { contract } from '#contract/contract.ts'
import { choose } from '../accounts/visitors.ts'
import type { Deps } from '../deps.ts'
import { invalidField } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { geoView } from './geo-view.ts'
import { localityById } from './store/localities.ts'

export const geoHandlers = ({ db }: Deps): Handlers<typeof contract>['geo'] => ({
  view: async (_input, { brand, visitor }) => geoView(db, brand, await visitor.find()),
  setLocation: async ({ body }, { brand, visitor }) => {
    const place = await localityById(db, brand.country, body.localityId)
    if (!place) throw invalidField('localityId', 'Choose a locality')
    const id = await visitor.require()
    await choose(db, id, { localityId: place.id })
    return geoView(db, brand, id)
  },
})
