import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { stills } from '../stills.ts'
import { bumpy, limb, meshOf, oval, together } from './field.ts'

const ball = oval([0, 0, 0], [0.02, 0.02, 0.02])
const bounds = [
  [-0.03, -0.03, -0.03],
  [0.03, 0.03, 0.03],
] as const

describe('a mesh of a field', () => {
  it('has its corners on the surface, and normals that face out', () => {
    const shape = meshOf(ball, bounds, 0.002)
    const [positions, normals] = [shape.getAttribute('position'), shape.getAttribute('normal')]
    expect(positions.count).toBeGreaterThan(300)
    for (let i = 0; i < positions.count; i += 1) {
      const point = new Vector3().fromBufferAttribute(positions, i)
      expect(point.length()).toBeCloseTo(0.02, 3)
      expect(new Vector3().fromBufferAttribute(normals, i).dot(point.normalize())).toBeGreaterThan(0.98)
    }
  })

  it('is closed, with faces that turn outwards', () => {
    const shape = meshOf(ball, bounds, 0.002)
    const [positions, index] = [shape.getAttribute('position'), shape.getIndex()!]
    const edges = new Map<string, number>()
    let volume = 0
    for (let i = 0; i < index.count; i += 3) {
      const corners = [index.getX(i), index.getX(i + 1), index.getX(i + 2)] as const
      const [a, b, c] = corners.map((corner) => new Vector3().fromBufferAttribute(positions, corner))
      volume += a!.dot(b!.cross(c!)) / 6
      for (const side of [0, 1, 2] as const) {
        const [from, to] = [corners[side], corners[(side + 1) % 3]!]
        const key = [from, to].toSorted((first, second) => first - second).join()
        edges.set(key, (edges.get(key) ?? 0) + (from < to ? 1 : -1))
      }
    }
    expect([...edges.values()].filter((balance) => balance !== 0)).toEqual([])
    expect(volume / ((4 / 3) * Math.PI * 0.02 ** 3)).toBeCloseTo(1, 1)
  })

  it('grows shapes together at their seam, and bumps stay within their height', () => {
    const apart = [
      limb([-0.01, 0, 0], [0, 0, 0], [0.005, 0.005]),
      limb([0.01, 0, 0], [0.02, 0, 0], [0.005, 0.005]),
    ] as const
    expect(together(0.01, ...apart)(0.005, 0.004, 0)).toBeLessThan(
      Math.min(...apart.map((field) => field(0.005, 0.004, 0))),
    )
    expect(Math.abs(bumpy(ball, { height: 0.002, scale: 60 })(0.02, 0, 0) - ball(0.02, 0, 0))).toBeLessThanOrEqual(
      0.002,
    )
  })
})

it('models every dish that an image is named after', async () => {
  const { readIndex } = await import('../masters.ts')
  const dishes = (await readIndex()).filter(({ kind }) => kind === 'dish').map(({ key }) => key)
  expect(dishes.filter((key) => !(key in stills))).toEqual([])
})
