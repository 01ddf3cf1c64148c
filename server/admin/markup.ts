const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup that needs no escaping. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | false | readonly Part[]

function textOf(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(textOf).join('')
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}

/** A template that escapes its values, unless they are markup. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.reduce((all, text, index) => all + textOf(parts[index - 1] ?? null) + text))
