/** Where Debian puts it, unless another is named; `npm test` names the one it found. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Chromium keeps its sandbox except as root, where it would refuse to start. */
export const sandboxFlags: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Nothing of the browser's own beside what is tested or measured. */
export const quietFlags: readonly string[] = [
  ...sandboxFlags,
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
