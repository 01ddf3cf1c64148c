import { millisecondsInDay } from 'date-fns/constants'

const monthMs = 30 * millisecondsInDay

type Options = { contacts: readonly string[]; origin: string; now: Date }

/** The security.txt of RFC 9116. It expires three months after each request. */
export const securityText = ({ contacts, origin, now }: Options) =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(now.getTime() + 3 * monthMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
