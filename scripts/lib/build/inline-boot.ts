import { build, type Plugin } from 'vite'

const entryTag = /\s*<script type="module"[^>]* src="(\/(?:src\/entry-client\.ts|assets\/index-)[^"]*)"><\/script>/

/** src/boot.ts and what it imports, as one script. */
async function bootScript() {
  const bundle = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'esnext', rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife' } } },
  })
  const [output] = [bundle].flat()
  if (!output || !('output' in output)) throw new Error('src/boot.ts was not built')
  return output.output[0].code.trim()
}

/**
 * Inlines src/boot.ts into the document of the shop in place of the entry's script tag, and passes it the entry's
 * address.
 */
export const inlineBoot = () =>
  ({
    name: 'inline-boot',
    transformIndexHtml: {
      order: 'post' as const,
      async handler(html: string) {
        const [tag, entry] = entryTag.exec(html) ?? []
        if (!tag) return html
        const script = await bootScript()
        return html
          .replace(tag, '')
          .replace('</head>', () => `  <script data-entry="${entry}">${script}</script>\n  </head>`)
      },
    },
  }) satisfies Plugin
