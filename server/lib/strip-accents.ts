// Characters without a canonical decomposition in Unicode.
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** Strips accents, lower-cases and trims a text, to compare names. */
export const stripAccents = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øæœßđðłþı]/g, (letter) => plain[letter] ?? letter)
    .trim()
