const linkTag = /<link ([^>]*)>/g
const attribute = /([a-z]+)(?:="([^"]*)")?/g

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]))
}

/** The preloads among these tags, written as values of a Link header. */
export function earlyHints(tags: string): string[] {
  return [...tags.matchAll(linkTag)]
    .map(([, text = '']) => attributesOf(text))
    .filter(({ rel }) => rel === 'preload' || rel === 'modulepreload')
    .map(({ href, rel, as, type, crossorigin }) =>
      [
        `<${href}>`,
        `rel=${rel}`,
        ...(as ? [`as=${as}`] : []),
        ...(type ? [`type="${type}"`] : []),
        ...(crossorigin === undefined ? [] : ['crossorigin']),
      ].join('; '),
    )
}
