import { ShaderChunk } from 'three'

// A photographer's room as arithmetic: pale walls, soft boxes above and around, dark cards between them. Texture look-ups of a
// real environment map take most of the time of a software renderer; this costs next to nothing and has no resolution.
const room = /* glsl */ `
float softBox(vec3 d, vec3 facing, vec2 size, float blur) {
  float ahead = dot(d, facing);
  if (ahead < .02) return 0.;
  vec3 across = normalize(cross(facing, abs(facing.y) > .9 ? vec3(0., 0., 1.) : vec3(0., 1., 0.)));
  vec2 at = abs(vec2(dot(d, across), dot(d, cross(across, facing)))) / ahead;
  vec2 inside = smoothstep(size + blur, size - blur, at);
  return inside.x * inside.y;
}
vec3 studioRadiance(vec3 reflected, float roughness) {
  float blur = .03 + roughness * 1.1;
  float dark = 1. - .8 * softBox(reflected, normalize(vec3(-1., .1, -.25)), vec2(.16, 2.), blur * .4);
  dark *= 1. - .75 * softBox(reflected, normalize(vec3(1., .1, .42)), vec2(.2, 2.), blur * .4);
  dark *= 1. - .6 * softBox(reflected, normalize(vec3(-.3, .05, 1.)), vec2(.09, 1.6), blur * .4);
  float wall = mix(.66, .5, smoothstep(-.35, .1, reflected.y)) + .18 * smoothstep(.0, .9, reflected.y);
  float light = wall * dark;
  light += 3.6 * softBox(reflected, normalize(vec3(-.15, 1., .25)), vec2(.75, .5), blur);
  light += 2.6 * softBox(reflected, normalize(vec3(-1., .3, .5)), vec2(.42, .75), blur);
  light += 1.3 * softBox(reflected, normalize(vec3(1., .25, .9)), vec2(.16, .9), blur);
  light += .75 * softBox(reflected, normalize(vec3(.35, .3, 1.)), vec2(.5, .42), blur);
  light += .8 * softBox(reflected, normalize(vec3(.1, .35, -1.)), vec2(1.1, .4), blur);
  return light * vec3(1., .99, .97);
}`

// Neighbouring points of a flat door see a near soft box at different angles: that slow gradient is what makes steel look like steel.
const lookUp = /* glsl */ `
#if defined( STANDARD ) && defined( RE_IndirectSpecular )
  vec3 mirrored = reflect(-geometryViewDir, geometryNormal);
  mirrored = normalize(mix(mirrored, geometryNormal, material.roughness * material.roughness));
  mirrored.xy += geometryPosition.xy * .2;
  radiance += studioRadiance(normalize(inverseTransformDirection(mirrored, viewMatrix)), material.roughness);
  #ifdef USE_CLEARCOAT
    vec3 gloss = reflect(-geometryViewDir, geometryClearcoatNormal);
    gloss.xy += geometryPosition.xy * .2;
    clearcoatRadiance += studioRadiance(normalize(inverseTransformDirection(gloss, viewMatrix)), material.clearcoatRoughness);
  #endif
#endif`

/** Every standard material mirrors the studio from here on. */
export function buildStudioAround(): void {
  ShaderChunk.lights_pars_begin += room
  ShaderChunk.lights_fragment_maps += lookUp
}
