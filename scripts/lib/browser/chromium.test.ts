import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumPath } from './chromium.mjs'

/** A machine whose path has these programs; each ends with its code. */
function computerWith(programs: Record<string, number>) {
  const bin = mkdtempSync(join(tmpdir(), 'hearth-chromium-'))
  onTestFinished(() => rmSync(bin, { recursive: true }))
  for (const [name, code] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\nexit ${code}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  const at = (name: string) => join(bin, name)
  return { at, computer: { env: { PATH: `/no/such:${bin}` }, applications: [at('Chromium.app')] } }
}

it('finds the headless shell for tests and a whole Chromium for measurements', () => {
  const { computer, at } = computerWith({ 'chromium-headless-shell': 0, chromium: 0 })
  expect(chromiumPath('shell', computer)).toBe(at('chromium-headless-shell'))
  expect(chromiumPath('whole', computer)).toBe(at('chromium'))
})

it.each(['chromium-headless-shell', 'chromium', 'google-chrome', 'Chromium.app'])(
  'finds %s where there is no other',
  (name) => {
    const { computer, at } = computerWith({ [name]: 0 })
    expect(chromiumPath('shell', computer)).toBe(at(name))
    expect(chromiumPath('whole', computer)).toBe(at(name))
  },
)

it('skips a stub that only prints how to install the browser', () => {
  const { computer, at } = computerWith({ chromium: 1, 'chromium-headless-shell': 0 })
  expect(chromiumPath('whole', computer)).toBe(at('chromium-headless-shell'))
})

it('prefers the configured program, and rejects one that does not exist', () => {
  const { computer, at } = computerWith({ chromium: 0, mine: 0 })
  const configured = (path: string) => ({ ...computer, env: { ...computer.env, CHROMIUM_PATH: path } })
  expect(chromiumPath('shell', configured(at('mine')))).toBe(at('mine'))
  expect(() => chromiumPath('shell', configured('/no/such'))).toThrow('CHROMIUM_PATH is "/no/such"')
})
