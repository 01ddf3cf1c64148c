import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'q'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'blockquote', 'figure', 'figcaption', 'img', 'span', 'div', 'section'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'time', 'address', 'details', 'summary'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    '*': ['id', 'lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** Sanitizes external HTML: removes anything that could run, load from elsewhere or imitate the shop. */
export const safeHtml = (html: string) => sanitize(html, options)
