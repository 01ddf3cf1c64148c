/** Markup of ours, or cleaned, as the policy of the page lets it in (src/boot.ts). */
export const trustedMarkup = (html: string) => globalThis.window?.early?.trusted(html) ?? html
