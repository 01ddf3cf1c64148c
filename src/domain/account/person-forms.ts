import * as z from 'zod/mini'
import { FirstName, LastName } from '#contract/account/person-forms.ts'
import { Email } from '#contract/fields/values.ts'
import { rule, ruledText } from '#domain/errors/ruled-text.ts'
import { isAbn } from './abn.ts'
import { checkPassword, passwordProblemText } from './password.ts'
import { phoneFieldProblem, phoneProblemText } from './phone.ts'

/** Left empty, or a number that can be called. */
export const OptionalPhone = ruledText((text) => {
  const problem = text === '' ? null : phoneFieldProblem(text)
  return problem && phoneProblemText(problem)
})

const OptionalAbn = ruledText((text) => (text === '' || isAbn(text) ? null : 'An ABN has 11 digits. Check the number'))

/** A password to be set; never the address of its owner. */
const newPassword = <Values extends { password: string }>(emailOf: (values: Values) => string) =>
  rule<Values>((values) => {
    const checked = checkPassword(values.password, emailOf(values))
    return checked.ok ? null : passwordProblemText(checked.code)
  }, 'password')

export const RegistrationForm = z
  .object({
    firstName: FirstName,
    lastName: LastName,
    email: Email,
    phone: OptionalPhone,
    password: z.string(),
    ABN: OptionalAbn,
  })
  .check(newPassword(({ email }) => email))

/** The page does not know whose link it has; the server does, and checks with the address. */
export const newPasswordForm = (email: string) => z.object({ password: z.string() }).check(newPassword(() => email))

/** What the shop keeps of a profile; the rest is the identity provider's. */
export const ProfilePhone = z.object({ phone: OptionalPhone })

export const ProfileForm = z.extend(ProfilePhone, { firstName: FirstName, lastName: LastName, email: Email })
