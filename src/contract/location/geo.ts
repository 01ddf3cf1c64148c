import * as z from 'zod/mini'
import { callPaths } from '../protocol/call-paths.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const Locality = z.object({
  /** Location id such as 2000_SYDNEY. */
  _id: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  state: z.string(),
  fullAddress: z.string(),
})
export type Locality = z.infer<typeof Locality>

export const GeoStore = z.object({
  storeId: z.string(),
  storeUri: z.string(),
  name: z.string(),
  subdivision: z.string(),
})

/** Where the shopper is taken to be. Without a chosen or known place, postcode is empty. */
export const Geo = z.object({
  _id: z.string(),
  locationId: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  ipCountry: z.string(),
  fullAddress: z.string(),
  newUser: z.boolean(),
  nearestWarehouseLocationCode: z.string(),
  store: z.nullable(GeoStore),
})
export type Geo = z.infer<typeof Geo>

export const SetLocation = z.object({ localityId: z.string().check(z.minLength(1, 'Choose a locality')) })

export const geo = {
  view: endpoint({ method: 'GET', path: '/api/geo', summary: "The shopper's location and store", response: Geo }),
  setLocation: endpoint({
    method: 'POST',
    path: '/api/geo/setlocation',
    summary: 'Choose the delivery location by its id',
    body: SetLocation,
    response: Geo,
    errors: ['invalid_request'],
  }),
}

export const locality = {
  search: endpoint({
    method: 'GET',
    path: callPaths.localitySearch,
    summary: 'Localities by suburb or postcode, at most 100',
    params: z.object({ term: z.string() }),
    response: z.array(Locality),
  }),
  lookup: endpoint({
    method: 'GET',
    path: '/api/locality/:suburb/:state/:postcode',
    summary: 'One locality; the state of a New Zealand suburb is NZ',
    params: z.object({ suburb: z.string(), state: z.string(), postcode: z.string() }),
    response: Locality,
    errors: ['not_found'],
  }),
}
