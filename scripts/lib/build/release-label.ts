import type { Plugin } from 'vite'

/** RELEASE_LABEL changes the hash of every file: the same sources then act as two releases, in tests of updates. */
export const releaseLabel = (): Plugin => ({
  name: 'release-label',
  augmentChunkHash: () => process.env.RELEASE_LABEL,
})
