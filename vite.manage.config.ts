import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { releaseLabel } from './scripts/lib/build/release-label.ts'
import { shippedPackages } from './scripts/lib/build/shipped-packages.ts'
import { lightContract } from './scripts/lib/build/strip-contract.ts'

const shipped = shippedPackages()

/** The back office: a build of its own, so that none of it can reach a chunk of the shop. */
export default defineConfig({
  root: 'manage',
  base: '/manage/',
  publicDir: false,
  plugins: [react(), lightContract(), releaseLabel(), shipped.collect(), shipped.write()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // Staff load it once a release.
    chunkSizeWarningLimit: 2_000,
  },
})
