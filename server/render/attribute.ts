/** A text as the value of an HTML attribute in double quotes. */
export const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
