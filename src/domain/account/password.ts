import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'

export const passwordLimits = { min: 10, max: 128 } as const

// What is tried first, in any writing of capitals and with digits or signs at the end. A long password of one's own beats every list.
const common = new Set([
  'password',
  'passwords',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwertyuiop',
  'qwerty123qwerty',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'iloveyou',
  'letmein',
  'letmeinnow',
  'welcome',
  'welcomeback',
  'administrator',
  'changeme',
  'changemenow',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'whatever',
  'starwars',
  'mypassword',
  'thepassword',
  'newpassword',
  'password123password',
  'secret',
  'australia',
  'newzealand',
  'melbourne',
  'collingwood',
  'abcdefghij',
  'abcdefghijklmnopqrstuvwxyz',
])

const codes = ['too_short', 'too_long', 'common', 'has_email'] as const
export type PasswordProblem = (typeof codes)[number]

const withoutTail = (text: string) => text.replace(/[\d\W_]+$/, '')
const isOneKey = (text: string) => new Set(text).size < 4
const isRow = (text: string) => '01234567890123456789'.includes(text) || '98765432109876543210'.includes(text)

function isCommon(password: string) {
  const text = password.toLowerCase()
  return common.has(text) || common.has(withoutTail(text)) || isOneKey(text) || isRow(text)
}

/** Whether the password contains the local part of the email address, if that has 4 or more characters. */
function containsEmail(password: string, email: string) {
  const [own = ''] = email.toLowerCase().split('@')
  return own.length >= 4 && password.toLowerCase().includes(own)
}

/** Whether a password may be set: 10 to 128 characters, none that is tried first, and not one's own address. */
export function checkPassword(password: string, email: string): Outcome<string, PasswordProblem> {
  const length = [...password.normalize('NFKC')].length
  if (length < passwordLimits.min) return reject('too_short')
  if (length > passwordLimits.max) return reject('too_long')
  if (containsEmail(password, email)) return reject('has_email')
  return isCommon(password) ? reject('common') : accept(password)
}

const texts: Record<PasswordProblem, string> = {
  too_short: `Choose a password of at least ${passwordLimits.min} characters`,
  too_long: `A password has ${passwordLimits.max} characters at most`,
  common: 'This password is easy to guess. Choose another one',
  has_email: 'Choose a password without your email address in it',
}

export const passwordProblemText = (problem: PasswordProblem) => texts[problem]
