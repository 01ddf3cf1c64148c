/** Without letters that are read as digits. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const recoveryCodeLength = 16
/** Valid for minutes only. */
export const mailCodeLength = 8

/** A code as it is shown: in groups of four. */
export const showCode = (code: string) => (code.match(/.{1,4}/g) ?? []).join('-')

/** A code as a person types it: in any case, with or without hyphens, with letters for digits. */
export const readCode = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
