import type { contract } from '#contract/contract.ts'
import type { Deps } from '../deps.ts'
import { localityById } from '../stores/places.ts'
import { choose } from '../stores/visitors.ts'
import { invalidField } from './call-refusal.ts'
import { geoView } from './geo-view.ts'
import type { Handlers } from './serve.ts'

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
