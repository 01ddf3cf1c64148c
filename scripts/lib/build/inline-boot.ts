import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const source = 'src/boot.ts'
const entryTag = /\s*<script type="module"[^>]* src="(\/(?:src\/entry-client\.ts|assets\/index-)[^"]*)"><\/script>/

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
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
        const script = minifySync(source, `{${code.replace(/export\s*\{\s*\};?/, '')}}`, {
          mangle: { toplevel: true },
        }).code.trim()
        return html
          .replace(tag, '')
          .replace('</head>', () => `  <script data-entry="${entry}">${script}</script>\n  </head>`)
      },
    },
  }) satisfies Plugin
