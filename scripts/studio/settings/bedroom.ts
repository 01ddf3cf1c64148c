import type { Room } from '../room-set.ts'
import { books, greens, nightstand, tableLamp } from './homewares.ts'
import { type Furnish, framed, type Setting } from './setting.ts'

const surfaces = (finish: string): Room['surfaces'] => ({
  wall: {
    color: finish === 'forest' ? '#e2d5c0' : finish === 'sand' ? '#c9d1c0' : '#d3d8ca',
    rough: 1,
    pattern: 'plaster',
  },
  arch: { color: finish === 'forest' ? '#efe6d5' : '#e6eadd', rough: 0.9 },
  floor: { color: '#d3b98f', second: '#bf9f70', rough: 0.6, pattern: 'boards' },
  ...(finish === 'forest' && { wood: { color: '#86583a', second: '#633c25', rough: 0.46, pattern: 'grain' } }),
})

const aroundBed: Furnish = ({ set, width, height, front }, { finish }) => {
  const { kit } = set
  const side = width / 2 + 0.34
  set.shell()
  set.niche([0, width + 0.9, 2.35])
  set.model('rug', finish === 'clay' ? 'sand' : finish === 'sand' ? 'clay' : 'sand', {
    ...{ position: [0, 0, front - 0.35], size: Math.max(0.9, (width + 0.9) / 2.4) },
  })
  nightstand(kit, -side)
  nightstand(kit, side)
  tableLamp(kit, [side, 0.53, 0.22])
  books(kit, [-side + 0.06, 0.53, 0.32])
  greens(kit, [-side - 0.06, 0.53, 0.18], 0.46)
  set.picture([0, height + 0.46, 0.02], [0.72, 0.5], false)
  set.plant([side + 0.62, 0, 0.4], 0.95)
}

const bed: Setting = {
  surfaces,
  gap: 0.06,
  furnish: aroundBed,
  camera: ({ width, front }) => framed([2.6, 2.15, 7.4], [0.06, 0.66, front / 2], width + 1.55),
}

export const bedrooms = { bed }
