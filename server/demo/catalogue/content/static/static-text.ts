/** {shop}, {phone}, {domain}, {law}, {privacyAct} and {currency} are replaced for each shop. */
export type PageText = { title: string; description: string; html: string }

export type StaticText = PageText & { name: string }

/** Pages that each shop writes in its own voice. */
type ShopPage =
  | 'legendary-service'
  | 'sale'
  | 'clearance'
  | 'delivery'
  | 'returns'
  | 'about'
  | 'contact'
  | 'catalogue'
  | 'no-results'
  | 'blog'
  | 'recipes'
  | 'cookbook'
  | 'inspiration'
  | 'cooking-demos'
  | 'culinary-support'
  | 'promotions'
  | 'winning-commercial'
  | 'virtual-tour'

export type ShopTexts = Readonly<Record<ShopPage, PageText>>
