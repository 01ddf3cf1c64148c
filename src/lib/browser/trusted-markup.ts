/** Markup of ours, or cleaned, as the policy of the page lets it in (src/app/early/trusted-types.ts). */
export const trustedMarkup = (html: string) => globalThis.window?.early?.trusted(html) ?? html
