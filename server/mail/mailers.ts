import { join } from 'node:path'
import type { Config } from '../config.ts'
import { fileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import type { SmtpOptions } from './smtp-mailer.ts'

const smtp = async (options: SmtpOptions) => (await import('./smtp-mailer.ts')).smtpMailer(options)

/** Mailers by the protocol of `MAIL_URL`, loaded when one is set. A new one is a file and a line here. */
const mailers: Readonly<Record<string, (options: SmtpOptions) => Promise<Mailer>>> = { 'smtp:': smtp, 'smtps:': smtp }

/** The mailer of the settings: files in DATA_DIR without `MAIL_URL`. */
export async function createMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Promise<Mailer> {
  const load = mail && mailers[new URL(mail.url).protocol]
  return load ? load(mail) : fileMailer(join(dataDir, 'mail'))
}
