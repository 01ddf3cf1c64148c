import {
  AddEquation,
  CustomBlending,
  FloatType,
  GLSL3,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NearestFilter,
  OneFactor,
  OneMinusDstAlphaFactor,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  Scene,
  UnsignedByteType,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const vertexShader = /* glsl */ `
in vec3 position; void main() { gl_Position = vec4(position.xy, 0., 1.); }`

const addShader = /* glsl */ `
precision highp float; uniform sampler2D frame; uniform float weight; out vec4 color;
void main() { color = texelFetch(frame, ivec2(gl_FragCoord.xy), 0) * weight; }`

// Khronos PBR Neutral: keeps product colours true and rolls only the highlights off.
const developShader = /* glsl */ `
precision highp float; uniform sampler2D frame; uniform float exposure; out vec4 color;
vec3 neutral(vec3 c) {
  float start = .8 - .04, desaturation = .15;
  float x = min(c.r, min(c.g, c.b)); float offset = x < .08 ? x - 6.25 * x * x : .04; c -= offset;
  float peak = max(c.r, max(c.g, c.b)); if (peak < start) return c;
  float d = 1. - start; float newPeak = 1. - d * d / (peak + d - start); c *= newPeak / peak;
  float g = 1. - 1. / (desaturation * (peak - newPeak) + 1.); return mix(c, vec3(newPeak), g);
}
vec3 encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c)); }
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 sum = texelFetch(frame, ivec2(at.x, textureSize(frame, 0).y - 1 - at.y), 0);
  vec3 straight = sum.rgb / max(sum.a, 1e-4);
  color = vec4(encode(clamp(neutral(straight * exposure), 0., 1.)), clamp(sum.a, 0., 1.));
}`

const pass = (fragmentShader: string, uniforms: Record<string, { value: unknown }>): RawShaderMaterial =>
  new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
  })

const blurShader = /* glsl */ `
precision highp float; uniform sampler2D frame; out vec4 color;
void main() {
  vec2 size = vec2(textureSize(frame, 0));
  vec4 shade = vec4(0.);
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++)
    shade += texture(frame, (gl_FragCoord.xy + vec2(x, y) * 1.2) / size) / 25.;
  color = shade;
}`

// Slides the small shadow picture under the object, both with premultiplied alpha; it fades out before the frame cuts it.
const underShader = /* glsl */ `
precision highp float; uniform sampler2D frame; uniform vec2 size; out vec4 color;
void main() {
  vec2 at = gl_FragCoord.xy / size;
  vec2 margin = smoothstep(vec2(0.), vec2(.2), min(at, 1. - at));
  vec4 shade = texture(frame, at);
  color = shade * margin.x * margin.y * smoothstep(.004, .05, shade.a);
}`

/** Many differently lit frames added up in linear light, then developed to 8 bits: soft shadows and clean edges. */
export class Exposure {
  readonly #renderer: WebGLRenderer
  readonly #frame: WebGLRenderTarget
  readonly #sum: WebGLRenderTarget
  readonly #print: WebGLRenderTarget
  readonly #soft: WebGLRenderTarget
  readonly #camera = new OrthographicCamera()
  readonly #screen = new Scene()
  readonly #quad = new Mesh(new PlaneGeometry(2, 2))
  readonly #add: RawShaderMaterial
  readonly #develop: RawShaderMaterial
  readonly #blur: RawShaderMaterial
  readonly #under: RawShaderMaterial
  readonly width: number
  readonly height: number

  constructor(renderer: WebGLRenderer, width: number, height: number) {
    this.#renderer = renderer
    this.width = width
    this.height = height
    const nearest = { minFilter: NearestFilter, magFilter: NearestFilter }
    const smooth = { minFilter: LinearFilter, magFilter: LinearFilter }
    this.#frame = new WebGLRenderTarget(width, height, { ...nearest, type: HalfFloatType })
    this.#sum = new WebGLRenderTarget(width, height, { ...smooth, type: FloatType, depthBuffer: false })
    this.#print = new WebGLRenderTarget(width, height, { ...nearest, type: UnsignedByteType, depthBuffer: false })
    this.#soft = new WebGLRenderTarget(width, height, { ...smooth, type: FloatType, depthBuffer: false })
    this.#add = pass(addShader, { frame: { value: this.#frame.texture }, weight: { value: 1 } })
    Object.assign(this.#add, { transparent: true, blending: CustomBlending, blendEquation: AddEquation })
    Object.assign(this.#add, {
      blendSrc: OneFactor,
      blendDst: OneFactor,
      blendSrcAlpha: OneFactor,
      blendDstAlpha: OneFactor,
    })
    this.#develop = pass(developShader, { frame: { value: this.#sum.texture }, exposure: { value: 1 } })
    this.#blur = pass(blurShader, { frame: { value: null } })
    this.#under = pass(underShader, { frame: { value: null }, size: { value: new Vector2(width, height) } })
    Object.assign(this.#under, { transparent: true, blending: CustomBlending, blendEquation: AddEquation })
    Object.assign(this.#under, { blendSrc: OneMinusDstAlphaFactor, blendDst: OneFactor })
    Object.assign(this.#under, { blendSrcAlpha: OneMinusDstAlphaFactor, blendDstAlpha: OneFactor })
    this.#quad.frustumCulled = false
    this.#screen.add(this.#quad)
  }

  take(frames: number, draw: (index: number) => void): void {
    this.#renderer.setRenderTarget(this.#sum)
    this.#renderer.clear()
    this.#add.uniforms.weight!.value = 1 / frames
    for (let i = 0; i < frames; i += 1) {
      this.#renderer.setRenderTarget(this.#frame)
      this.#renderer.clear()
      draw(i)
      this.#blit(this.#add, this.#sum)
    }
  }

  /** Composites the image of another exposure below this one. */
  layUnder(below: Exposure): void {
    below.#blur.uniforms.frame!.value = below.#sum.texture
    below.#blit(below.#blur, below.#soft)
    this.#under.uniforms.frame!.value = below.#soft.texture
    this.#blit(this.#under, this.#sum)
  }

  /** Straight-alpha RGBA rows, top row first. */
  develop(exposure: number): Uint8ClampedArray<ArrayBuffer> {
    this.#develop.uniforms.exposure!.value = exposure
    this.#blit(this.#develop, this.#print)
    const pixels = new Uint8Array(this.width * this.height * 4)
    this.#renderer.readRenderTargetPixels(this.#print, 0, 0, this.width, this.height, pixels)
    return new Uint8ClampedArray(pixels.buffer)
  }

  #blit(material: RawShaderMaterial, target: WebGLRenderTarget): void {
    this.#quad.material = material
    this.#renderer.setRenderTarget(target)
    this.#renderer.render(this.#screen, this.#camera)
  }
}
