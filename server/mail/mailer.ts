export type MailAttachment = { name: string; type: string; content: Buffer }

export type Mail = {
  /** The same for each attempt, so that receivers can recognise a repeated mail. */
  id: string
  /** The key of the brand that sends it, and its name. */
  brand: string
  sender: string
  to: string
  /** Null: replies go to the sender. */
  replyTo: string | null
  subject: string
  body: string
  sentAt: Date
  /** Made on demand: a mailer that sends no files does not pay for them. */
  attachments: () => Promise<readonly MailAttachment[]>
}

/** Sends a mail, or throws. May be called twice for one id, after a crash between sending and recording it. */
export type Mailer = { send: (mail: Mail) => Promise<void> }

/**
 * `rejected`: this mail is never accepted. `deferred`: not now. `unreachable`: says nothing about the mail; no other
 * would be accepted either. Any other error counts as unreachable.
 */
type MailFailure = 'rejected' | 'deferred' | 'unreachable'

export class MailError extends Error {
  readonly failure: MailFailure
  /** Code for the log, without addresses: `EENVELOPE 550`. */
  readonly code: string
  constructor(message: string, { failure, code, cause }: { failure: MailFailure; code: string; cause?: unknown }) {
    super(message, { cause })
    this.failure = failure
    this.code = code
  }
}
