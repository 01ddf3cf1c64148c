import type { FastifyInstance } from 'fastify'
import type { Brand } from '#themes/brand.ts'
import type { ReadDeps } from '../deps.ts'
import { notFound } from '../http/request/errors.ts'
import { shopAddress } from '../http/site/site.ts'
import { insidePicture, pictureAddress, pictureOf } from '../images/library.ts'
import { storesOf } from '../locations/store/shop-stores.ts'
import { hashOf } from './document/document.ts'
import type { Fonts } from './document/fonts.ts'

type Room = readonly [key: string, words: string]

const rooms: Readonly<Record<'appliances' | 'furniture', readonly Room[]>> = {
  appliances: [
    ['room-kitchen-warm', 'On the left: the warm kitchen, with everything switched on'],
    ['room-benchtop', 'The long bench, where you can try small appliances'],
    ['room-laundry', 'Round the corner: washers and dryers side by side'],
    ['room-kitchen-light', 'At the back: the small kitchen in nine square metres'],
  ],
  furniture: [
    ['room-living-linen', 'On the left: the linen room, in the light of the large window'],
    ['room-living-forest', 'The green corner, a quiet place to read'],
    ['room-dining', 'The long table. Take a seat'],
    ['room-bedroom', 'Upstairs: the beds, made up'],
  ],
}

const styleOf = ({ tokens }: Brand) => `
*{box-sizing:border-box}
body{margin:0;background:${tokens.ink};color:${tokens.ground};font:400 1rem/1.5 ${tokens.font.body}}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
ol{display:flex;height:100vh;margin:0;padding:0;list-style:none;overflow-x:auto;scroll-snap-type:x proximity}
ol:focus-visible{outline:3px solid ${tokens.focus};outline-offset:-3px}
li{position:relative;flex:0 0 min(92vw,140vh);height:100%;scroll-snap-align:center}
img{display:block;width:100%;height:100%;object-fit:cover}
p{position:absolute;left:16px;bottom:20px;max-width:calc(100% - 32px);margin:0;padding:8px 14px;border-radius:${tokens.radius.sm};background:${tokens.surface};color:${tokens.ink}}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function tourDocument(brand: Brand, store: string, fontCss: string) {
  const css = `${fontCss}${styleOf(brand)}`
  const shown = rooms[brand.sells.includes('furniture') && brand.sells.length === 1 ? 'furniture' : 'appliances']
  const inside = insidePicture(brand.key, store)
  const pictures = shown.map(([key, words]) => ({ picture: pictureOf(key, ''), words }))
  if (inside) pictures.unshift({ picture: inside, words: 'By the door: the whole floor in one look' })
  const stops = pictures.map(
    ({ picture, words }) => `<li><img src="${pictureAddress(picture, 1200)}" alt=""><p>${words}</p></li>`,
  )
  const title = `A walk through ${escaped(store)}`
  const html = `<!doctype html>
<html lang="${brand.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${css}</style></head>
<body><h1>${title}</h1><ol tabindex="0" aria-label="${title}">${stops.join('')}</ol></body>
</html>`
  return {
    html,
    policy: `default-src 'none'; img-src 'self'; font-src 'self'; style-src ${hashOf(css)}; frame-ancestors 'self'; base-uri 'none'`,
  }
}

/** Replaces a tour provider: a row of room images to scroll, for the iframe of the tour page. */
export function tours(app: FastifyInstance, { db, site }: ReadDeps, fonts: Fonts) {
  app.get<{ Params: { id: string } }>('/tours/:id', async (request, reply) => {
    const { brand } = shopAddress(request, site)
    const store = (await storesOf(db, brand.key)).find(({ virtualTourId }) => virtualTourId === request.params.id)
    if (!store) throw notFound()
    const { html, policy } = tourDocument(brand, store.name, fonts.css(brand))
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  })
}
