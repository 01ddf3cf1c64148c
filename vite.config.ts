import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/lib/build/chunks.ts'
import { directImports } from './scripts/lib/build/direct-imports.ts'
import { inlineBoot } from './scripts/lib/build/inline-boot.ts'
import { releaseLabel } from './scripts/lib/build/release-label.ts'
import { shippedPackages } from './scripts/lib/build/shipped-packages.ts'
import { lightBrands } from './scripts/lib/build/strip-brands.ts'
import { lightContract } from './scripts/lib/build/strip-contract.ts'
import { workerBuild } from './scripts/lib/build/worker-build.ts'

/** Chunks that every page has already loaded. */
const onEveryPage = /\/(?:libraries|frame|loading|rolldown-runtime)-[\w-]+\.js$/
/** Pages loaded with their own document, which lists their files: no other page preloads them. */
const entered = /\/(?:checkout|confirmation)-[\w-]+\.js$/

/** The package's entries name its development build only, whose warnings would stay in ours. */
const routerForShoppers = Object.entries({ 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }).map(
  ([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: resolve(import.meta.dirname, 'node_modules/react-router/dist/production', file),
  }),
)

/** Emotion imports it for a function that nothing here uses, and its package does not say that loading it does nothing. */
const unusedModule = { test: /\/hoist-non-react-statics\//, sideEffects: false }

export default defineConfig(({ command, isSsrBuild }) => {
  const shipped = shippedPackages()
  return {
    plugins: [
      react(),
      lightContract(),
      lightBrands(),
      inlineBoot(),
      releaseLabel(),
      command === 'build' &&
        !isSsrBuild && [directImports(), shipped.collect(), workerBuild(shipped.collect()), shipped.write()],
    ],
    resolve: { alias: command === 'build' && !isSsrBuild ? routerForShoppers : [] },
    build: {
      manifest: !isSsrBuild,
      target: 'es2022',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, files) => (entered.test(file) ? [] : files.filter((one) => !onEveryPage.test(one))),
      },
      assetsInlineLimit: 0,
      copyPublicDir: !isSsrBuild,
      rolldownOptions: isSsrBuild
        ? { input: 'src/entry-server.tsx' }
        : { output: { codeSplitting: { groups: chunkGroups } }, treeshake: { moduleSideEffects: [unusedModule] } },
    },
    ssr: { noExternal: [/^@mui\//, /^@emotion\//] },
  }
})
