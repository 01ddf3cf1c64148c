const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** An Australian business number: eleven digits whose weighted sum is a multiple of 89. */
export function isAbn(text: string) {
  const digits = text.replaceAll(/\s/g, '')
  if (!/^\d{11}$/.test(digits)) return false
  const sum = weights.reduce((all, weight, index) => all + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)), 0)
  return sum % 89 === 0
}
