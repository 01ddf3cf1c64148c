import type { Plugin } from 'vite'

/** RELEASE_LABEL gives every file another name: the same sources then stand for two releases, in tests of updates. */
export const releaseLabel = (): Plugin => ({
  name: 'release-label',
  augmentChunkHash: () => process.env.RELEASE_LABEL,
})
