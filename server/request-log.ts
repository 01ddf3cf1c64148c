import type { FastifyRequest, FastifyServerOptions } from 'fastify'

type Logger = FastifyServerOptions['logger']

// Whoever has one of these can do what it stands for.
const secretKeys = /([?&](?:shareId|code|token|nonce)=)[^&#]*/gi

/** An address without what must stand in no log: the ids of links, codes and tokens. */
export const withoutSecretKeys = (url: string) => url.replace(secretKeys, '$1…')

const requestOf = ({ method, url, host, ip }: FastifyRequest) => ({ method, url: withoutSecretKeys(url), host, ip })

/** The logger of the server, which writes no secret of an address down. */
export function withoutSecrets(logger: Logger): Logger {
  if (!logger) return false
  const options = logger === true ? {} : logger
  return { ...options, serializers: { ...options.serializers, req: requestOf } }
}
