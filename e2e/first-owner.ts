import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, request } from '@playwright/test'
import { serverEnv } from '../scripts/lib/start/server-flags.mjs'
import { demoPassword } from './signing-in.ts'

type NewShop = { port: number; dataDir: string }

/** The path of the link in the mail that confirms an address. */
async function confirmation(dataDir: string, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(() => {
      const folder = join(dataDir, 'mail')
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
      const mails = names.map((name) => readFileSync(join(folder, name), 'utf8'))
      link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mails.find((text) => text.includes(`To: ${email}`)) ?? '')?.[1] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/** Runs `npm run staff:owner` for the database of a running shop; returns what it prints. */
export async function ownerCommand(dataDir: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, ...serverEnv, DATABASE_URL: '', DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, ['server/staff-owner.ts', ...words], { env })
  return stdout
}

/** Opens an account in the shop, with the password of the demo, and makes it its first owner by the command. */
export async function becomesOwner({ port, dataDir }: NewShop, email: string) {
  const api = await request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { host: `wa.localhost:${port}` },
  })
  const person = { email, firstName: 'Fay', lastName: 'First', phone: '', ABN: '', clientId: 'wa' }
  const opened = await api.post('/api/account/register', { data: { ...person, password: demoPassword } })
  expect(opened.ok(), await opened.text()).toBe(true)
  const confirmed = await api.get(`/api${await confirmation(dataDir, email)}`)
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
  await api.dispose()
  expect(await ownerCommand(dataDir, email)).toContain('Fay First is owner of wa')
}
