import type { Brand } from '#themes/brand.ts'
import { appLinks, brandTags, hashOf } from './document.ts'
import type { Fonts } from './fonts.ts'

export type PlainPage = {
  title: string
  lines: readonly string[]
  links: readonly { text: string; to: string }[]
  script?: string
}

const styleOf = ({ tokens }: Brand) => `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:${tokens.ground};color:${tokens.ink};font:400 1rem/1.55 ${tokens.font.body}}
header{background:${tokens.header};color:${tokens.headerInk};border-bottom:1px solid ${tokens.line};padding-inline:max(0px,50% - 280px)}
header a{display:inline-flex;align-items:center;min-height:60px;padding:8px 16px;color:inherit}
header svg{display:block;height:auto;width:auto;max-width:200px;max-height:34px}
main{max-width:560px;margin:0 auto;padding:56px 16px}
h1{margin:0 0 16px;font:${tokens.headingWeight} 2rem/1.2 ${tokens.font.heading};letter-spacing:${tokens.headingTracking};text-transform:${tokens.headingCase}}
p{margin:0 0 12px;color:${tokens.inkSoft}}
nav{display:flex;flex-wrap:wrap;gap:12px;margin-top:28px}
nav a{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border:1px solid ${tokens.primary};border-radius:${tokens.radius.button};color:${tokens.ink};font-weight:${tokens.buttonWeight};text-decoration:none}
nav a:first-child{background:${tokens.primary};color:${tokens.primaryInk}}
a:focus-visible{outline:3px solid ${tokens.focus};outline-offset:2px}`

/**
 * A self-contained page of a few lines, without app scripts or API requests. Its texts are constants and need no
 * escaping.
 */
export function plainDocument(brand: Brand, fonts: Fonts, { title, lines, links, script }: PlainPage) {
  const css = fonts.css(brand) + styleOf(brand)
  const html = `<!doctype html>
<html lang="${brand.locale}" data-brand="${brand.key}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
${brandTags(brand)}${appLinks(brand)}
<style>${css}</style>
${script ? `<script src="${script}" defer></script>` : ''}
</head>
<body>
<header><a href="/">${brand.logo}</a></header>
<main>
<h1>${title}</h1>
${lines.map((line) => `<p>${line}</p>`).join('\n')}
<p role="status"></p>
<nav>${links.map(({ text, to }) => `<a href="${to}">${text}</a>`).join('')}</nav>
</main>
</body>
</html>`
  return { html, inline: { styles: [hashOf(css)] } }
}
