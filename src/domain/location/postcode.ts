const newsletterPattern = /^\d{3,4}$/

/** The newsletter takes 3 or 4 digits; the checkout has its own rule in address.ts. */
export function isNewsletterPostcode(text: string): boolean {
  return newsletterPattern.test(text.trim())
}

export const postcodeText = 'Please enter a valid Postcode'
