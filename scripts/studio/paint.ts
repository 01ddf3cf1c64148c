import {
  type BufferGeometry,
  Color,
  DoubleSide,
  FrontSide,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Side,
  Vector3,
} from 'three'
import { type Finish, type Pattern, type Slot, type Surface, surfaceOf } from './finishes.ts'

/** The materials of one finish, made once each. */
export type Surfaces = Partial<Record<Slot, Surface>>
export type Paint = { finish: Finish; own: Surfaces; made: Map<string, MeshStandardMaterial> }

export const newPaint = (finish: Finish, own: Surfaces = {}): Paint => ({ finish, own, made: new Map() })

export const noiseShader = /* glsl */ `
float hash31(vec3 p) { p = fract(p * .1031); p += dot(p, p.zyx + 31.32); return fract((p.x + p.y) * p.z); }
float noise3(vec3 p) {
  vec3 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(
    mix(mix(hash31(i), hash31(i + vec3(1, 0, 0)), f.x), mix(hash31(i + vec3(0, 1, 0)), hash31(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash31(i + vec3(0, 0, 1)), hash31(i + vec3(1, 0, 1)), f.x),
      mix(hash31(i + vec3(0, 1, 1)), hash31(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}`

// Each snippet may change `tint` (a factor), `mixed` (share of the second colour) and `rub` (roughness).
const patterns: Record<Pattern, string> = {
  brushed: `
    float streak = noise3(vec3(lie.x * 7., lie.y * 520., lie.z * 520.)) - .5;
    tint = 1. + streak * .045; rub = streak * .1;`,
  grain: `
    vec3 g = vec3(lie.x * 2.2, lie.y * 26., lie.z * 26.);
    float ring = noise3(g + noise3(g * vec3(1.4, .35, .35)) * 3.);
    float pore = noise3(vec3(lie.x * 16., lie.y * 420., lie.z * 420.));
    mixed = smoothstep(.25, .85, ring) * .8; tint = .95 + pore * .09; rub = (pore - .5) * .12;`,
  weave: `
    float thread = noise3(lie * 420.) * .6 + noise3(lie * 190.) * .4;
    tint = .86 + thread * .25 + (noise3(lie * 9.) - .5) * .06;`,
  boards: `
    float row = floor(spot.z / .16); float shift = hash31(vec3(row, 3., 7.)) * 1.7; float plank = floor((spot.x + shift) / 1.7);
    float tone = hash31(vec3(row, plank, 5.));
    vec3 g = vec3(spot.x * 2.4 + tone * 40., spot.z * 34., tone * 9.);
    mixed = smoothstep(.2, .9, noise3(g + noise3(g * .6) * 2.)) * .6 + tone * .35;
    float gap = min(abs(fract(spot.z / .16) - .5), abs(fract((spot.x + shift) / 1.7) - .5) * 8.);
    tint = 1. - smoothstep(.487, .497, max(abs(fract(spot.z / .16) - .5), abs(fract((spot.x + shift) / 1.7) - .5) * .999)) * .28;`,
  tiles: `
    vec2 cell = abs(fract(vec2(spot.x / .15, spot.y / .075 ) + vec2(step(1., mod(spot.y / .075, 2.)) * .5, 0.)) - .5);
    float joint = max(smoothstep(.478, .492, cell.x), smoothstep(.46, .485, cell.y));
    mixed = joint; rub = joint * .4; tint = .985 + noise3(floor(vec3(spot.x / .15, spot.y / .075, 0.)) * 7.7) * .03;`,
  terrazzo: `
    float chip = noise3(spot * 90.); mixed = smoothstep(.66, .7, chip) * .8; tint = .985 + noise3(spot * 30.) * .03;`,
  bricks: `
    float course = floor(spot.y / .086); float across = (spot.x + spot.z) / .25 + mod(course, 2.) * .5;
    vec2 brick = vec2(fract(across), fract(spot.y / .086));
    float tone = hash31(vec3(floor(across), course, 3.));
    mixed = max(step(.955, brick.x), step(.87, brick.y)) * .75; tint = .88 + tone * .2 + (noise3(spot * 40.) - .5) * .05;`,
  cladding: `
    float plank = fract((spot.x + spot.z) / .19); float tone = hash31(vec3(floor((spot.x + spot.z) / .19), 1., 9.));
    mixed = step(.93, plank) * .6; tint = .95 + tone * .08;`,
  paving: `
    vec2 slab = vec2(spot.x / .9 + step(1., mod(spot.z / .6, 2.)) * .5, spot.z / .6);
    vec2 cell = fract(slab); float tone = hash31(vec3(floor(slab), 4.));
    mixed = max(step(.985, cell.x), step(.975, cell.y)) * .5; tint = .95 + tone * .07 + (noise3(spot * 30.) - .5) * .05;`,
  plaster: `tint = .985 + noise3(spot * 5.) * .02 + noise3(spot * 60.) * .012;`,
}

/** Grain runs along the longest side of a part. */
const longestAxis = (geometry: BufferGeometry): number => {
  geometry.computeBoundingBox()
  const size = geometry.boundingBox!.getSize(new Vector3()).toArray()
  return size.indexOf(Math.max(...size))
}

const draw = (material: MeshStandardMaterial, pattern: Pattern, second: string, axis: number): void => {
  const swizzle = ['xyz', 'yxz', 'zyx'][axis]
  material.customProgramCacheKey = () => `${pattern}${axis}`
  material.onBeforeCompile = (shader) => {
    shader.uniforms.secondColor = { value: new Color(second) }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vLie; varying vec3 vSpot;')
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
        vSpot = (modelMatrix * vec4(position, 1.)).xyz;
        vLie = position.${swizzle} + modelMatrix[3].yzx * .731;`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vLie; varying vec3 vSpot; uniform vec3 secondColor;${noiseShader}`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        vec3 lie = vLie, spot = vSpot; float tint = 1., mixed = 0., rub = 0.;
        ${patterns[pattern]}
        diffuseColor.rgb = mix(diffuseColor.rgb, secondColor, mixed) * tint;`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        '#include <roughnessmap_fragment>\nroughnessFactor = clamp(roughnessFactor + rub, .04, 1.);',
      )
  }
}

// Thin shells are seen from both sides; everything else is closed, and shading its hidden faces would cost half the time.
const shells: ReadonlySet<Slot> = new Set([
  'chrome',
  'clear',
  'smoke',
  'cavity',
  'plate',
  'shade',
  'leaf',
  'liner',
  'rubber',
])

const material = (surface: Surface, axis: number, side: Side): MeshStandardMaterial => {
  const base = { color: surface.color, roughness: surface.rough, metalness: surface.metal ?? 0, side }
  const made = surface.coat
    ? new MeshPhysicalMaterial({ ...base, clearcoat: surface.coat, clearcoatRoughness: Math.min(0.12, surface.rough) })
    : new MeshStandardMaterial(base)
  if (surface.glow) Object.assign(made, { emissive: new Color(surface.color), emissiveIntensity: surface.glow })
  if (surface.opacity) Object.assign(made, { transparent: true, opacity: surface.opacity, depthWrite: false })
  if (surface.pattern) draw(made, surface.pattern, surface.second ?? surface.color, axis)
  return made
}

export function paintOf(paint: Paint, slot: Slot, geometry: BufferGeometry): MeshStandardMaterial {
  const surface = paint.own[slot] ?? surfaceOf(paint.finish, slot)
  const axis = surface.pattern === 'grain' || surface.pattern === 'brushed' ? longestAxis(geometry) : 0
  const key = `${slot}${axis}`
  const known = paint.made.get(key)
  if (known) return known
  const made = material(surface, axis, shells.has(slot) ? DoubleSide : FrontSide)
  paint.made.set(key, made)
  return made
}
