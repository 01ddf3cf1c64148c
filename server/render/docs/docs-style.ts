export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { margin: 3rem 0 1rem; padding-bottom: .4rem; border-bottom: 2px solid; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
h3.area { margin: 2rem 0 .5rem; font-size: 1.25rem; text-transform: capitalize; }
h4 { margin: 1rem 0 .25rem; }
section { padding: .75rem 0; border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent); }
section p { margin: .25rem 0; }
code, .method { font: .92em ui-monospace, monospace; }
.method { font-weight: 700; display: inline-block; min-width: 4.2em; }
summary { cursor: pointer; padding: .25rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .2rem 1rem .2rem 0; font-weight: 400; overflow-wrap: anywhere; }
th { width: 45%; }
a { color: inherit; }
`
