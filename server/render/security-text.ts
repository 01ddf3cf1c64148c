const monthMs = 30 * 24 * 3_600_000

type Options = { contacts: readonly string[]; origin: string; now: Date }

/** Whom to tell of a weakness, as RFC 9116 writes it. It is valid as long as this server says so: three months on from today. */
export const securityText = ({ contacts, origin, now }: Options) =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(now.getTime() + 3 * monthMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
