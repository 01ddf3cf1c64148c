/** The address that calls a number, however it is written. */
export const telLink = (phone: string) => `tel:${phone.replaceAll(/\s/g, '')}`
