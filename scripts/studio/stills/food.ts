import {
  type BufferAttribute,
  type BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Vector3,
} from 'three'
import { noiseShader } from '../paint.ts'
import { step } from './noise.ts'

/** What food looks like: its colour in each point, its gloss, and its fine grain. */
export type Look = {
  color: string | ((point: Vector3, normal: Vector3) => Color)
  rough: number
  /** A film of oil, juice or egg wash, from 0 to 1. */
  gloss?: number
  /** Bumps in a metre, and their strength. */
  grain?: readonly [scale: number, strength: number]
  /** Light that comes through: thin or juicy things. */
  glow?: number
}

const known = new Map<string, Color>()
const colorOf = (hex: string): Color => {
  const color = known.get(hex) ?? new Color(hex)
  known.set(hex, color)
  return color
}

/** A colour between others, `share` from 0 to 1. */
export function ramp(share: number, ...hexes: readonly string[]): Color {
  const place = Math.min(Math.max(share, 0), 1) * (hexes.length - 1)
  const index = Math.min(Math.floor(place), hexes.length - 2)
  return colorOf(hexes[index]!)
    .clone()
    .lerp(colorOf(hexes[index + 1]!), place - index)
}

/** Changes the first colour towards the other. */
export const mixed = (color: Color, other: string | Color, share: number): Color =>
  color.lerp(typeof other === 'string' ? colorOf(other) : other, share)

/** Moves each point along its normal; the geometry gets new normals. */
export function swollen<G extends BufferGeometry>(geometry: G, by: (point: Vector3, normal: Vector3) => number): G {
  const [positions, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const [point, normal] = [new Vector3(), new Vector3()]
  for (let i = 0; i < positions.count; i += 1) {
    point.fromBufferAttribute(positions, i)
    normal.fromBufferAttribute(normals, i)
    const distance = by(point, normal)
    positions.setXYZ(i, point.x + normal.x * distance, point.y + normal.y * distance, point.z + normal.z * distance)
  }
  geometry.computeVertexNormals()
  return geometry
}

/** A sheet from a grid of `u` and `v` between 0 and 1. */
export function sheet([across, along]: readonly [number, number], at: (u: number, v: number) => Vector3) {
  const geometry = new PlaneGeometry(1, 1, across, along)
  const positions = geometry.getAttribute('position')
  for (let i = 0; i < positions.count; i += 1)
    at(positions.getX(i) + 0.5, positions.getY(i) + 0.5).toArray(positions.array, i * 3)
  geometry.computeVertexNormals()
  return geometry
}

export function colored<G extends BufferGeometry>(geometry: G, color: Look['color']): G {
  const [positions, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const [point, normal] = [new Vector3(), new Vector3()]
  const colors = new Float32BufferAttribute(new Float32Array(positions.count * 3), 3)
  for (let i = 0; i < positions.count; i += 1) {
    point.fromBufferAttribute(positions, i)
    normal.fromBufferAttribute(normals as BufferAttribute, i)
    const { r, g, b } = typeof color === 'string' ? colorOf(color) : color(point, normal)
    colors.setXYZ(i, r, g, b)
  }
  geometry.setAttribute('color', colors)
  return geometry
}

const made = new Map<string, MeshPhysicalMaterial>()

/** Material of food: its colours are in the geometry. */
export function foodMaterial({ rough, gloss = 0, grain = [900, 0.25], glow = 0.06 }: Look): MeshPhysicalMaterial {
  const key = [rough, gloss, ...grain, glow].join()
  const found = made.get(key)
  if (found) return found
  // Full reflections of the white studio would wash the colours out.
  const material = new MeshPhysicalMaterial({
    vertexColors: true,
    roughness: rough,
    specularIntensity: 0.6,
    clearcoat: gloss * 0.55,
    clearcoatRoughness: 0.16,
    side: DoubleSide,
  })
  material.customProgramCacheKey = () => 'food'
  material.onBeforeCompile = (shader) => {
    shader.uniforms.grain = { value: new Vector3(...grain, glow) }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vLie;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvLie = position + modelMatrix[3].yzx * .0731;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec3 vLie; uniform vec3 grain;${noiseShader}`)
      .replace(
        '#include <normal_fragment_maps>',
        `#include <normal_fragment_maps>
        vec3 grainAt = vLie * grain.x;
        vec3 slope = vec3(noise3(grainAt + vec3(.35, 0., 0.)) - noise3(grainAt - vec3(.35, 0., 0.)),
          noise3(grainAt + vec3(0., .35, 0.)) - noise3(grainAt - vec3(0., .35, 0.)),
          noise3(grainAt + vec3(0., 0., .35)) - noise3(grainAt - vec3(0., 0., .35)));
        slope = (viewMatrix * vec4(slope, 0.)).xyz;
        normal = normalize(normal - grain.y * (slope - dot(slope, normal) * normal));`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * grain.z;',
      )
  }
  made.set(key, material)
  return material
}

/** A leaf on its own origin, along x: length and width in metres; it curls up by `curl`. */
export function leafShape([length, width]: readonly [number, number], { curl = 0.3, crease = 0.25 } = {}) {
  return sheet([14, 12], (u, v) => {
    const half = width * 0.5 * Math.sin(Math.PI * Math.min(1, u * 0.97 + 0.03) ** 0.82) ** 0.8
    const side = (v - 0.5) * 2
    const veins = Math.abs(Math.sin(u * 19 - Math.abs(side) * 3)) * width * 0.035 * (1 - Math.abs(side))
    const bend = curl * length * (u - 0.35) ** 2
    return new Vector3(u * length, bend + Math.abs(side) * half * crease + veins, side * half)
  })
}

export const leafColor =
  (dark: string, light: string, width: number) =>
  ({ z }: Vector3): Color =>
    ramp(step(0.1, 0, Math.abs(z) / width) * 0.7 + Math.min(1, Math.abs(z / width)) * 0.5, dark, light)
