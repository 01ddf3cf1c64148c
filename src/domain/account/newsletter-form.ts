import * as z from 'zod/mini'
import { Email } from '#contract/fields/values.ts'
import { ruledText } from '#domain/errors/ruled-text.ts'
import { isNewsletterPostcode, postcodeText } from '#domain/location/postcode.ts'

const longestName = 100
const isName = (text: string) => text !== '' && text.length <= longestName && !/\p{Cc}/u.test(text)

/** A sign-up for the newsletter [S1-5-01..03]. */
export const NewsletterForm = z.object({
  Name: ruledText((text) => (isName(text) ? null : 'Please enter your Name')),
  Email,
  Postcode: ruledText((text) => (isNewsletterPostcode(text) ? null : postcodeText)),
})
