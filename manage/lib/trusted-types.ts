type Policies = { createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown }

// The only markup that react-admin sets as a text: the space that keeps an empty helper text as high as a full one.
const emptyHelper = '&#8203;'

const policies = (window as { trustedTypes?: Policies }).trustedTypes // not in every browser
policies?.createPolicy('default', { createHTML: (html) => (html === emptyHelper ? html : null) })
