import * as z from 'zod/mini'
import { FirstName } from '#contract/account/person-forms.ts'
import { Email } from '#contract/fields/values.ts'
import { ruledText } from '#domain/errors/ruled-text.ts'

// A text may have lines; nothing else may hide in it.
const isPlain = (text: string) => !/[\p{Cc}--[\n\r\t]]/v.test(text)
const isLine = (text: string) => !/\p{Cc}/u.test(text)

export const longestText = 2000
const shortestText = 20

/** What a buyer writes about a product. */
export const ReviewForm = z.object({
  stars: ruledText((text) => (/^[1-5]$/.test(text) ? null : 'Choose 1 to 5 stars')),
  title: ruledText((text) => {
    if (text.length < 3 || !isLine(text)) return 'Sum it up in a few words'
    return text.length > 80 ? 'Please shorten this to 80 characters' : null
  }),
  text: ruledText((text) => {
    if (text.length < shortestText || !isPlain(text)) return `Tell others more: ${shortestText} characters or more`
    return text.length > longestText ? `Please shorten this to ${longestText} characters` : null
  }),
  author: FirstName,
  suburb: ruledText((text) => (text !== '' && text.length <= 60 && isLine(text) ? null : 'Enter your suburb')),
})
export type ReviewForm = z.infer<typeof ReviewForm>

/** A question to the shop about a product. */
export const QuestionForm = z.object({
  text: ruledText((text) => {
    if (text.length < 10 || !isPlain(text)) return 'Write your question, 10 characters or more'
    return text.length > 500 ? 'Please shorten this to 500 characters' : null
  }),
  author: FirstName,
  email: Email,
})
export type QuestionForm = z.infer<typeof QuestionForm>
