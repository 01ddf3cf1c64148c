import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  ShaderChunk,
  type Texture,
  type WebGLRenderer,
} from 'three'

const panel = (level: number, size: readonly [number, number, number], at: readonly [number, number, number]): Mesh => {
  const mesh = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: new Color(level, level * 0.985, level * 0.96) }))
  mesh.position.set(...at)
  return mesh
}

/** A photographer's room to be mirrored in metal and glass: pale walls, soft boxes above and left, dark cards between. */
export function studioEnvironment(renderer: WebGLRenderer): Texture {
  const scene = new Scene()
  const shell = new Mesh(new BoxGeometry(20, 12, 20), new MeshBasicMaterial({ color: new Color(0.52, 0.51, 0.49), side: BackSide }))
  shell.position.y = 2
  scene.add(
    shell,
    panel(0.8, [20, 0.2, 20], [0, -3.9, 0]),
    panel(6, [7, 0.2, 5], [-2, 7.6, 1]),
    panel(4.2, [0.2, 7, 5], [-9.6, 2.5, 3]),
    panel(2.2, [0.2, 8, 2.2], [9.6, 2, 4]),
    panel(1.6, [9, 5, 0.2], [1, 3, 9.6]),
    panel(1.4, [14, 4, 0.2], [0, 3.4, -9.6]),
    panel(0.1, [0.2, 9, 1.4], [-9.5, 2, -1.6]),
    panel(0.12, [0.2, 9, 2.6], [9.5, 2, 0.6]),
    panel(0.14, [1.6, 9, 0.2], [-5.6, 2, 9.5]),
    panel(0.16, [1.4, 9, 0.2], [6.6, 2, 9.5]),
  )
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0.02)
  generator.dispose()
  return texture
}

/** Diffuse light comes from the shadowed dome; an unshadowed share from the room would fill every gap with grey. */
export function mirrorsOnly(): void {
  ShaderChunk.lights_fragment_maps = ShaderChunk.lights_fragment_maps.replace(
    'iblIrradiance += getIBLIrradiance( geometryNormal );',
    '',
  )
}
