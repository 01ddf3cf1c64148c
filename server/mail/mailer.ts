export type Mail = { id: string; from: string; to: string; subject: string; body: string; sentAt: Date }

/** Sends a mail. May be called twice for one id, after a crash between sending and recording it. */
export type Mailer = { send: (mail: Mail) => Promise<void> }
