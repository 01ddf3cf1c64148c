import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../request/call-context.ts'

const noBrowser = () => Promise.reject(new Error('Pages of the admin host have no visitor of a shop'))

/** What the context of a call has on the admin host, where no shopper is. */
export const withoutShopper = ({ ip, id, log }: FastifyRequest) =>
  ({
    visitor: {
      find: async () => null,
      accountId: async () => null,
      require: noBrowser,
      anonymous: async () => null,
      forget: () => {},
    },
    session: { find: async () => null, set: () => {}, extend: () => {}, clear: () => {} },
    device: { hash: () => null, set: () => {}, clear: () => {} },
    signInStep: { hash: () => null, set: () => {}, clear: () => {} },
    variantUser: { require: () => '', clear: () => {} },
    upload: noBrowser,
    ip,
    userAgent: '',
    requestId: id,
    idempotencyKey: null,
    editOrigin: () => ({ deviceId: null, ageMs: 0 }),
    log,
  }) satisfies Partial<CallContext>
