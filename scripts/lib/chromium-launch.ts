/** The path on Debian, unless it is configured; `npm test` sets the one it found. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

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
