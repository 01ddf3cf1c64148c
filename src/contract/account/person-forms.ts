import * as z from 'zod/mini'
import { Email } from '../fields/values.ts'

const name = (text: string) =>
  z.string(text).check(z.trim(), z.minLength(1, text), z.maxLength(40, `${text}, 40 characters at most`))

export const FirstName = name('Enter your first name')
export const LastName = name('Enter your last name')

/** The server checks whether the password is correct. */
const KnownPassword = z
  .string()
  .check(z.minLength(1, 'Enter your password'), z.maxLength(512, 'A password has 128 characters at most'))

export const SignIn = z.object({ email: Email, password: KnownPassword })

/** Requests an email with a link. */
export const MailRequest = z.object({ email: Email })
