import * as z from 'zod/mini'
import { type AddressField, addressLimits, addressProblem } from '#domain/checkout/address.ts'
import { rule, ruledText } from '#domain/errors/ruled-text.ts'
import type { Country } from '#domain/location/country.ts'
import { OptionalPhone } from './person-forms.ts'

const place = ['suburb', 'state', 'postcode'] as const

/** A saved address, by the rules of the checkout it is meant for. */
export function addressForm(country: Country) {
  const rules = { kind: 'delivery', country, streetLimit: addressLimits.address } as const
  const problemOf = (field: AddressField, text: string) => addressProblem(field, text, rules)
  const ruled = (field: AddressField) => ruledText((text) => problemOf(field, text))
  const Plain = z.string().check(z.trim())
  return z
    .object({
      firstName: ruled('firstName'),
      lastName: ruled('lastName'),
      companyName: ruled('companyName'),
      address: ruled('address'),
      suburb: Plain,
      state: Plain,
      postcode: Plain,
      phone: OptionalPhone,
      isDefault: z.boolean(),
    })
    .check(
      // The three are chosen as one from the list, in one field [S2-5-11].
      rule((values) => {
        const isWhole = place.every((field) => problemOf(field, values[field]) === null)
        return isWhole ? null : problemOf('suburb', '')
      }, 'suburb'),
    )
}
