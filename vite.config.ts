import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild ? { rolldownOptions: { input: 'src/entry-server.tsx' } } : {}),
  },
  ssr: { noExternal: [/^@mui\//, /^@emotion\//] },
  test: {
    include: ['{src,server,themes,manifest,tests,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A machine that stalls for a moment is not a defect; a test that fails twice is.
    retry: 1,
  },
}))
