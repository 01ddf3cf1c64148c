import { randomBytes } from 'node:crypto'

/** A key of Standard Webhooks, 32 random bytes. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`
