import { chromiumPath } from './chromium.mjs'

/** Which Chromium to launch: tests take the headless shell first, measurements a whole browser. Without any, Playwright's own. */
export function chromiumAt(first: 'shell' | 'whole') {
  const executablePath = chromiumPath(first)
  return executablePath === undefined ? {} : { executablePath }
}

/** Chromium runs in its sandbox except as root, where it would not start. */
export const sandboxFlags: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Disables background activity of the browser that would disturb tests and measurements. */
export const quietFlags: readonly string[] = [
  ...sandboxFlags,
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
