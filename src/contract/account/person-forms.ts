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

/** The password of a signed-in person, who proves to be its owner. */
export const OwnerPassword = z.object({ password: KnownPassword })

/** Requests an email with a link. */
export const MailRequest = z.object({ email: Email })

/** A random alphanumeric string that the page of a sign-in creates; the server returns it unchanged. */
export const Nonce = z.string().check(z.regex(/^[\w-]{16,100}$/, 'Send a nonce of 16 to 100 letters and digits'))
