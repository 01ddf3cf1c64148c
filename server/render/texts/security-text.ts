const monthMs = 30 * 24 * 3_600_000

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
