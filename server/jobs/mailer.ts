export type Mail = { id: string; from: string; to: string; subject: string; body: string; at: Date }

/** Sends a mail. It may be asked twice for one id, after a crash between sending and noting it. */
export type Mailer = { send: (mail: Mail) => Promise<void> }
